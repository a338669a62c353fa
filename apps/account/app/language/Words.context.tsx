import { formatMessage, type MessageValues } from "@croupier/site/message";
import { createContext, use } from "react";

import type { WordKey, Words } from "./open-words.ts";

export const WordsContext = createContext<Words | null>(null);

export type Say = (key: WordKey, values?: MessageValues) => string;

/** `say("overview.greeting", { name })`: the text of that key in the language of the page. */
export function useSay(): Say {
  const { locale, texts } = useWords();
  return (key, values) =>
    formatMessage(texts[key] ?? key, { locale, ...(values === undefined ? {} : { values }) });
}

/** For dates and numbers: `new Intl.DateTimeFormat(useLocale(), …)`. */
export function useLocale(): string {
  return useWords().locale;
}

/** Brings the words of a page that come with it. */
export function useBringWords(): Words["bring"] {
  return useWords().bring;
}

function useWords(): Words {
  const words = use(WordsContext);
  if (words === null) throw new Error("A page of the area is rendered inside WordsContext");
  return words;
}
