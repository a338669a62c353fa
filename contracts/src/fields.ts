import { assets, type Asset } from "@croupier/kit/money";
import { isPlainText, isPrintable } from "@croupier/kit/text";
import { z } from "zod";
import { countryCodes, residenceCodes } from "./countries.ts";
import { personNamePattern } from "./person-name.ts";

const printable = z.refine<string>((text) => isPrintable(text), "contains control characters");
const printableLines = z.refine<string>(
  (text) => isPrintable(text, { lines: true }),
  "contains control characters",
);
const plain = z.refine<string>(
  (text) => isPlainText(text),
  "contains characters that cannot be shown",
);
const plainLines = z.refine<string>(
  (text) => isPlainText(text, { lines: true }),
  "contains characters that cannot be shown",
);
const printableJson = z.refine<unknown>(
  (value) => isPrintableJson(value, { lines: false }),
  "contains control characters",
);
/** Of what editors write, wherever in it: line breaks and tabs are text. */
export const printableContent = z.refine<unknown>(
  (value) => isPrintableJson(value, { lines: true }),
  "contains control characters",
);

/** One of these stands before whatever a request says: a law looks that none is without. */
export const requestChecks: ReadonlySet<unknown> = new Set([
  printable,
  printableLines,
  plain,
  plainLines,
  printableJson,
  printableContent,
]);

/** Whatever a request says in one line: everything else about it is for who uses it to say. */
export const line = () => z.string().check(printable);

/** The same with line breaks and tabs: what somebody wrote into a larger field. */
export const lines = () => z.string().check(printableLines);

/** JSON of a shape that somebody behind the call knows; no text or key in it controls anything. */
export const json = () => z.unknown().check(printableJson);

function isPrintableJson(value: unknown, how: { readonly lines: boolean }): boolean {
  if (typeof value === "string") return isPrintable(value, how);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, held]) => isPrintable(key) && isPrintableJson(held, how),
  );
}

/**
 * Text a person typed: readable characters only, stored composed (NFC) and without outer blanks. `lines`: into a
 * larger field, where breaks and tabs are text.
 */
export function text({
  max,
  min = 1,
  lines: mayBreak = false,
}: {
  max: number;
  min?: number;
  lines?: boolean;
}) {
  return z
    .string()
    .check(mayBreak ? plainLines : plain)
    .normalize("NFC")
    .trim()
    .min(min)
    .max(max);
}

export const email = text({ max: 254, min: 3 }).regex(
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
  "is not an e-mail address",
);

/** Never holds an `@`, so that a login is either an e-mail address or a nickname, never both. */
export const nickname = text({ max: 24, min: 3 }).regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
  "may hold letters, digits, dot, dash and underscore, and begins with a letter or digit",
);

/**
 * As a passport spells it. Who joins under somebody's address has us write them a letter that greets
 * this name: it must not be able to say where to go and what to pay.
 */
export const personName = text({ max: 80 }).regex(
  personNamePattern,
  "may hold letters, blanks, dashes, apostrophes, and a dot at the end of a word",
);

/** Blanks count in a password, so nothing is trimmed; NFC, so that every keyboard spells it alike. */
export const newPassword = z.string().check(plain).normalize("NFC").min(10).max(128);

/** What is typed at sign-in: no rule but a bound, so that the answer tells nothing about rules. */
export const typedPassword = line().normalize("NFC").min(1).max(128);

/** A real day of the calendar, `YYYY-MM-DD`. Whether the person is of age is the domain's to say. */
export const dateOfBirth = z.iso
  .date("is not a date (YYYY-MM-DD)")
  .refine((date) => date >= "1900-01-01", "is too long ago");

/** E.164. Blanks, dashes, dots and brackets people write are dropped first. */
export const phone = line()
  .max(40)
  .overwrite((typed) => typed.replace(/[\s().-]/g, ""))
  .regex(/^\+[1-9]\d{6,14}$/, "is not a phone number with its country code (+599…)");

export const country = z.enum(countryCodes).meta({ id: "Country" });
export const residence = z.enum(residenceCodes).meta({ id: "Residence" });
// Typed wider at the way in: a form holds a string, and only the parsed value is an asset.
export const currency = z.enum(assets).meta({ id: "Currency" }) as z.ZodType<Asset, string>;

/** BCP 47 language with an optional region: `en`, `pt-BR`. */
export const language = line().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "is not a language code");

/** A decimal string in major units: exact, where a JSON number would not be. */
export const amount = line().regex(/^-?\d{1,30}(\.\d{1,8})?$/);

export const instant = z.iso.datetime();
export const id = z.uuid();

/** The id in a path is opaque: one that could be ours and is not is unknown (404), never invalid (400). */
export const pathId = line().min(1).max(200);

/** Made where the click happens, and kept until it is answered. */
export const idempotencyKey = line().regex(/^[\w.:-]{8,100}$/, "is a key of 8 to 100 characters");
