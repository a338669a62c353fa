import { ok, refuse, type Result } from "@croupier/kit/result";
import { parsePhoneNumberFromString, type NumberType } from "libphonenumber-js/max";

/** No country gives out such a number. */
type PhoneInvalid = { readonly code: "phone_invalid" };
/** It exists, and takes no text messages from us: fixed, a pager, at a fee, over the internet, by satellite. */
type PhoneNotMobile = { readonly code: "phone_not_mobile" };
export type PhoneRefusal = PhoneInvalid | PhoneNotMobile;

/** Where a country does not tell the two apart, a number may be mobile. */
const takeCodes: readonly NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/**
 * The number to keep, without a zero that is dialled inside a country only. Numbers of no country
 * (satellites, world networks) are dear to write to and a known way to be paid for codes.
 */
export function decidePhone(typed: string): Result<string, PhoneRefusal> {
  const found = parsePhoneNumberFromString(typed, { extract: false });
  if (found === undefined || !found.isValid()) return refuse({ code: "phone_invalid" });
  return found.country !== undefined && takeCodes.includes(found.getType())
    ? ok(found.number)
    : refuse({ code: "phone_not_mobile" });
}
