import type { Message } from "@croupier/site/message";
import type { StepUpWord } from "@croupier/site/step-up";

import type en from "../messages/en.json";

/** The question who somebody is brings its words along (bundle-build/words.ts). */
export type WordKey = keyof typeof en | StepUpWord;
export type Words = {
  readonly locale: string;
  readonly texts: Readonly<Record<WordKey, Message>>;
};

/** The build compiles the texts (bundle-build/words.ts); each language is fetched by those who read it. */
const catalogues: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  en: () => import("../messages/en.json"),
  es: () => import("../messages/es.json"),
  de: () => import("../messages/de.json"),
};

/** The words of the page's language; English where nobody wrote them. */
export async function openWords(language: string): Promise<Words> {
  const locale = catalogues[language] === undefined ? "en" : language;
  const module = await catalogues[locale]?.();
  return { locale, texts: module?.default as Words["texts"] };
}
