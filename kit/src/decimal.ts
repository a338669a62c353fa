import { money, type Money } from "./amount.ts";
import { ledgerScale, type Asset } from "./assets.ts";
import { ok, refuse, type Result } from "./result.ts";

export type AmountRefusal =
  | { readonly code: "amount_malformed" }
  | { readonly code: "amount_too_precise"; readonly decimalsMax: number };

const decimal = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?$/;

/**
 * Reads a decimal string in major units, exactly. More decimals than the ledger keeps are refused
 * rather than rounded, zeros too: what is entered is what is booked.
 */
export function parseMoney(text: string, asset: Asset): Result<Money, AmountRefusal> {
  const match = decimal.exec(text);
  if (match === null) return refuse({ code: "amount_malformed" });
  const [, sign = "", whole = "", fraction = ""] = match;
  const scale = ledgerScale(asset);
  if (fraction.length > scale) return refuse({ code: "amount_too_precise", decimalsMax: scale });
  const minor = BigInt(whole + fraction.padEnd(scale, "0"));
  return ok(money(sign === "-" ? -minor : minor, asset));
}

/** The exact decimal string of the wire, with all decimals of the ledger: `12.50`. */
export function formatDecimal({ minor, asset }: Money): string {
  const scale = ledgerScale(asset);
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${minor < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${fraction}`}`;
}
