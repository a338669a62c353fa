/** Languages the catalogues are written in; the first is the source of the others. */
export const languages = ["en", "es", "de"] as const;

/** Made from English for tests: accents and extra length, and the same read from right to left. */
export const pseudoLanguages = ["en-XA", "ar-XB"] as const;

export type Language = (typeof languages)[number];
export type AnyLanguage = Language | (typeof pseudoLanguages)[number];

/** How a language names itself; the language switch shows these whatever the page speaks. */
export const languageNames: Readonly<Record<AnyLanguage, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  "en-XA": "Pseudo",
  "ar-XB": "Pseudo RTL",
};

export function isLanguage(value: string): value is AnyLanguage {
  return value in languageNames;
}

export function directionOf(language: AnyLanguage): "ltr" | "rtl" {
  return language === "ar-XB" ? "rtl" : "ltr";
}

/** Dates and numbers of a pseudo page follow a real locale: Intl knows no invented ones. */
export function intlLocaleOf(language: AnyLanguage): string {
  return language === "en-XA" || language === "ar-XB" ? "en" : language;
}
