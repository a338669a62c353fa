/** The signs that the law of the brand and of the place wants on every page, and what it lets pages offer. */
export interface LawMarks {
  readonly ageYears: number;
  readonly helplines: readonly { readonly name: string; readonly href: string }[];
  readonly practiceByVisitors: boolean;
}

/** As policy spelt them for this visit: the site adds none, and leaves none out. */
export function readMarks(spelt: string): LawMarks {
  return JSON.parse(spelt) as LawMarks;
}
