/** The words of one letter in one language; `{firstName}`, `{brand}` and its own facts are filled in. */
export type LetterText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

export type LetterLanguage = "en" | "es" | "de";
export type LetterTexts = Readonly<Record<LetterLanguage, LetterText>>;
