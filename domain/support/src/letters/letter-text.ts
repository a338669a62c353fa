/** The words of one letter in one language; `{firstName}`, `{brand}` and its own facts are filled in. */
export type LetterText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Of a fact that comes as a code: the words for each. What is none of the codes stands as it came. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

export type LetterLanguage = "en" | "es" | "de";
export type LetterTexts = Readonly<Record<LetterLanguage, LetterText>>;
