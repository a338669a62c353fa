import type { HintFact } from "@croupier/contracts";

/** Where a hint is about: a key of the part, or a prop of a block. */
type Place = {
  readonly path: string;
  /** The block it is about; a hint about the page has none. */
  readonly block?: string;
};

type HintCode = HintFact["code"];
export type Hint = HintFact & Place & { readonly severity: "error" | "warning" };

/** An error keeps the page from being published. */
export const severityOf: Readonly<Record<HintCode, Hint["severity"]>> = {
  block_unknown: "error",
  block_unfinished: "error",
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
