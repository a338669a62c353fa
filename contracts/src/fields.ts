import { assets, type Asset } from "@croupier/kit/money";
import { isPlainText } from "@croupier/kit/text";
import { z } from "zod";
import { countryCodes } from "./countries.ts";
import { personNamePattern } from "./person-name.ts";

/** Text a person typed: readable characters only, stored composed (NFC) and without outer blanks. */
export function text({ max, min = 1 }: { max: number; min?: number }) {
  return z
    .string()
    .refine(isPlainText, "contains characters that cannot be shown")
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
export const newPassword = z
  .string()
  .refine(isPlainText, "contains characters that cannot be typed again")
  .normalize("NFC")
  .min(10)
  .max(128);

/** What is typed at sign-in: no rule but a bound, so that the answer tells nothing about rules. */
export const typedPassword = z.string().normalize("NFC").min(1).max(128);

/** A real day of the calendar, `YYYY-MM-DD`. Whether the person is of age is the domain's to say. */
export const dateOfBirth = z.iso
  .date("is not a date (YYYY-MM-DD)")
  .refine((date) => date >= "1900-01-01", "is too long ago");

/** E.164. Blanks, dashes, dots and brackets people write are dropped first. */
export const phone = z
  .string()
  .max(40)
  .overwrite((typed) => typed.replace(/[\s().-]/g, ""))
  .regex(/^\+[1-9]\d{6,14}$/, "is not a phone number with its country code (+599…)");

export const country = z.enum(countryCodes).meta({ id: "Country" });
// Typed wider at the way in: a form holds a string, and only the parsed value is an asset.
export const currency = z.enum(assets).meta({ id: "Currency" }) as z.ZodType<Asset, string>;

/** BCP 47 language with an optional region: `en`, `pt-BR`. */
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "is not a language code");

/** A decimal string in major units: exact, where a JSON number would not be. */
export const amount = z.string().regex(/^-?\d{1,30}(\.\d{1,8})?$/);

export const instant = z.iso.datetime();
export const id = z.uuid();

/** The id in a path is opaque: one that is not ours is unknown (404), never invalid (400). */
export const pathId = z.string().min(1).max(200);

/** Made where the click happens, and kept until it is answered. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w.:-]{8,100}$/, "is a key of 8 to 100 characters");
