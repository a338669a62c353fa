const names = new Intl.DisplayNames(["en-GB"], { type: "language" });

/** `de` → German. The console speaks English; the content speaks all of the brand's languages. */
export const languageName = (language: string): string => names.of(language) ?? language;

/** The two letters that stand for a language where there is room for no more. */
export const languageMark = (language: string): string => language.slice(0, 2).toUpperCase();
