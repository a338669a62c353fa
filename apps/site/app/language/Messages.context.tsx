import { createContext, use } from "react";

import type catalogue from "../messages/en.json";
import { intlLocaleOf, type AnyLanguage } from "./languages.ts";
import { formatMessage, type Message, type MessageValues } from "./message.ts";

export type MessageKey = keyof typeof catalogue;

/** The language of the page and its texts; set once, before the first render, on either side. */
export interface Messages {
  readonly language: AnyLanguage;
  readonly catalogue: Readonly<Record<string, Message>>;
}

export const MessagesContext = createContext<Messages | null>(null);

export type Say = (key: MessageKey, values?: MessageValues) => string;

/** `say("login.submit")`: the text of that key in the language of the page. */
export function useSay(): Say {
  return sayIn(useMessages());
}

export function useLanguage(): AnyLanguage {
  return useMessages().language;
}

/** For dates and numbers of this page: `new Intl.DateTimeFormat(useLocale(), …)`. */
export function useLocale(): string {
  return intlLocaleOf(useMessages().language);
}

export function sayIn({ language, catalogue }: Messages): Say {
  const locale = intlLocaleOf(language);
  return (key, values) =>
    // The check compares every catalogue with English, so a key is never absent; were it, the key
    // itself is a better answer than a page that does not render.
    formatMessage(catalogue[key] ?? key, { locale, ...(values === undefined ? {} : { values }) });
}

function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error("A page is rendered inside MessagesContext");
  return messages;
}
