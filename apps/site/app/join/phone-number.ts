/** Calling code, and how many digits follow it: as many as given, or from the first to the second. */
const plans: Readonly<Record<string, readonly [code: string, min: number, max: number]>> = {
  AR: ["54", 10, 11],
  AT: ["43", 10, 13],
  AU: ["61", 9, 9],
  AW: ["297", 7, 7],
  BE: ["32", 9, 9],
  BQ: ["599", 7, 7],
  BR: ["55", 10, 11],
  CA: ["1", 10, 10],
  CH: ["41", 9, 9],
  CL: ["56", 9, 9],
  CO: ["57", 10, 10],
  CW: ["599", 8, 8],
  CZ: ["420", 9, 9],
  DE: ["49", 10, 11],
  DK: ["45", 8, 8],
  ES: ["34", 9, 9],
  FI: ["358", 9, 10],
  FR: ["33", 9, 9],
  GB: ["44", 10, 10],
  IE: ["353", 9, 9],
  IT: ["39", 9, 10],
  JP: ["81", 10, 10],
  MT: ["356", 8, 8],
  MX: ["52", 10, 10],
  NL: ["31", 9, 9],
  NO: ["47", 8, 8],
  NZ: ["64", 8, 10],
  PE: ["51", 9, 9],
  PL: ["48", 9, 9],
  PT: ["351", 9, 9],
  SE: ["46", 9, 9],
  US: ["1", 10, 10],
};

export type PhoneComplaint =
  /** Nothing says from which country it is. */
  | { readonly wrong: "code" }
  /** Letters, or signs that no number has. */
  | { readonly wrong: "signs" }
  /** So many digits too few or too many, in a country whose numbers are known to us. */
  | {
      readonly wrong: "digits";
      /** Below zero: too many. */
      readonly missing: number;
      readonly country: string;
      readonly code: string;
      readonly expected: number;
    }
  | { readonly wrong: "length" };

/** As people write it; undefined when it can be a number. Of those who share a code, any may have it. */
export function checkPhone(typed: string, country: string): PhoneComplaint | undefined {
  const number = typed.replace(/[\s().-]/g, "");
  if (!/^\+[1-9]/.test(number)) return { wrong: "code" };
  if (!/^\+\d+$/.test(number)) return { wrong: "signs" };
  const digits = number.slice(1);
  const found = plansOf(digits, country);
  const [first] = found;
  if (first === undefined) {
    return digits.length < 7 || digits.length > 15 ? { wrong: "length" } : undefined;
  }
  const [land, [code, min, max]] = first;
  const rest = digits.length - code.length;
  if (found.some(([, [, least, most]]) => rest >= least && rest <= most)) return undefined;
  const expected = rest < min ? min : max;
  return { wrong: "digits", missing: expected - rest, country: land, code, expected };
}

/** Of the countries with this code, the one somebody lives in first. */
function plansOf(digits: string, country: string) {
  return Object.entries(plans)
    .filter(([, [code]]) => digits.startsWith(code))
    .sort(([one], [other]) => Number(other === country) - Number(one === country));
}
