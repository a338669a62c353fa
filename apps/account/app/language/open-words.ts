import type { Message } from "@croupier/site/message";
import type { StepUpWord } from "@croupier/site/step-up";

import type cashier from "../messages/cashier.en.json";
import type en from "../messages/en.json";
import type privacy from "../messages/privacy.en.json";

/** The question who somebody is brings its words along (bundle-build/words.ts). */
export type WordKey = keyof typeof en | keyof typeof cashier | keyof typeof privacy | StepUpWord;
/** Pages with so much to say that their words come with them. */
export type WordPart = "cashier" | "privacy";
export type Words = {
  readonly locale: string;
  readonly texts: Readonly<Record<WordKey, Message>>;
  /** Brings the words of a part among the others, before one of its pages is shown. */
  readonly bring: (part: WordPart) => Promise<void>;
};

/** The build compiles the texts (bundle-build/words.ts); each language is fetched by those who read it. */
type Catalogues = Readonly<Record<string, () => Promise<{ default: unknown }>>>;
const catalogues: Catalogues = {
  en: () => import("../messages/en.json"),
  es: () => import("../messages/es.json"),
  de: () => import("../messages/de.json"),
};
const parts: Readonly<Record<WordPart, Catalogues>> = {
  cashier: {
    en: () => import("../messages/cashier.en.json"),
    es: () => import("../messages/cashier.es.json"),
    de: () => import("../messages/cashier.de.json"),
  },
  privacy: {
    en: () => import("../messages/privacy.en.json"),
    es: () => import("../messages/privacy.es.json"),
    de: () => import("../messages/privacy.de.json"),
  },
};

/** The words of the page's language; English where nobody wrote them. */
export async function openWords(language: string): Promise<Words> {
  const locale = catalogues[language] === undefined ? "en" : language;
  const module = await catalogues[locale]?.();
  const texts = { ...(module?.default as Words["texts"]) };
  const bring = async (part: WordPart) => {
    Object.assign(texts, (await parts[part][locale]?.())?.default);
  };
  return { locale, texts, bring };
}
