import { isPlainText } from "@croupier/kit/text";
import { link } from "@croupier/contracts";
import { z } from "zod";

type WordsOptions = {
  /** Typed into a larger field, where breaks and tabs are text. */
  readonly lines?: boolean;
};

/** Words of an editor: readable characters only, stored composed (NFC) and without outer blanks. */
export function words(max: number, { lines = false }: WordsOptions = {}) {
  return z
    .string()
    .refine((text) => isPlainText(text, { lines }), "contains characters that cannot be shown")
    .normalize("NFC")
    .trim()
    .min(1)
    .max(max);
}

/** A field an editor left empty is a field that is not there. */
export function optionalWords(max: number, options?: WordsOptions) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    words(max, options).optional(),
  );
}

export const reference = z.uuid();

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "holds small letters, digits and single dashes");

/** Where a press leads, and what it says. */
export const action = z.object({ text: words(60), link });

export type Action = z.output<typeof action>;
