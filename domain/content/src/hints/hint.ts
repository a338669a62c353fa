/** Where a hint is about: a key of the part, or a prop of a block. */
type Place = {
  readonly path: string;
  /** The block it is about; a hint about the page has none. */
  readonly block?: string;
};

export type HintFact =
  | { readonly code: "claim_banned"; readonly words: string }
  | { readonly code: "link_dead"; readonly link: string }
  | { readonly code: "link_text_empty"; readonly link: string }
  | { readonly code: "alt_text_missing"; readonly media: string }
  | { readonly code: "picture_unknown"; readonly media: string }
  | { readonly code: "title_missing" }
  | { readonly code: "title_long"; readonly length: number; readonly lengthMax: number }
  | { readonly code: "heading_skips"; readonly level: number; readonly after: number }
  | { readonly code: "contrast_low"; readonly words: string; readonly ratio: number }
  | { readonly code: "translation_missing"; readonly language: string };

export type HintCode = HintFact["code"];
export type Hint = HintFact & Place & { readonly severity: "error" | "warning" };

/** An error keeps the page from being published. */
export const severityOf: Readonly<Record<HintCode, Hint["severity"]>> = {
  claim_banned: "error",
  link_dead: "error",
  link_text_empty: "error",
  alt_text_missing: "error",
  picture_unknown: "error",
  title_missing: "error",
  title_long: "warning",
  heading_skips: "warning",
  contrast_low: "warning",
  translation_missing: "warning",
};
