import type { Money } from "./amount.ts";
import { formatDecimal } from "./decimal.ts";

const eightDecimals = new Set(["BTC", "XBT", "BSV", "BCH", "LTC", "ETH", "USDT"]);
const fiveDecimals = new Set(["XSC", "mBTC"]);
const noDecimals = new Set(["JPY", "INR", "VND", "IDR"]);

/** Shown in thousandths, as players of these count: the point moves three places. */
const shownAsMilli = new Set(["BTC", "XBT"]);
const milliBitcoinSymbol = "m฿";

/** Decimals on a screen. The ledger may keep more (`ledgerScale`): what is beyond is cut. */
export function displayDecimals(currency: string): number {
  if (eightDecimals.has(currency)) return 8;
  if (fiveDecimals.has(currency)) return 5;
  return noDecimals.has(currency) ? 0 : 2;
}

/** How many of the units on the screen make one major unit. */
export function shownPerMajor(currency: string): bigint {
  return shownAsMilli.has(currency) ? 1000n : 1n;
}

/**
 * What a person reads: the amount of a call in the words of a locale. Cut toward zero, so that
 * nobody is shown a cent that is not there; empty for anything that is not a decimal number.
 */
export function formatAmount(
  amount: unknown,
  { currency, locale }: { currency: string; locale: string },
): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount));
  if (match === null) return "";
  const [, sign = "", whole = "", fraction = ""] = match;
  const milli = shownAsMilli.has(currency);
  const decimals = displayDecimals(milli ? "mBTC" : currency);
  const digits = cut({ whole, fraction, shift: milli ? 3 : 0, decimals });
  // An amount cut to nothing is nothing, not minus nothing.
  const signed = /[1-9]/.test(digits) ? sign + digits : digits;
  const symbol = milli || currency === "mBTC" ? milliBitcoinSymbol : currency;
  return spell({ digits: signed, symbol, decimals, locale });
}

export function formatMoney(amount: Money, { locale }: { locale: string }): string {
  return formatAmount(formatDecimal(amount), { currency: amount.asset, locale });
}

/** Moves the point `shift` places right and cuts after `decimals`, in digits alone: exact. */
function cut({
  whole,
  fraction,
  shift,
  decimals,
}: {
  whole: string;
  fraction: string;
  shift: number;
  decimals: number;
}): string {
  const padded = fraction.padEnd(shift + decimals, "0");
  const major = whole + padded.slice(0, shift);
  return decimals === 0 ? major : `${major}.${padded.slice(shift, shift + decimals)}`;
}

/**
 * `Intl` knows where a locale puts sign, symbol and separators, but only for codes of three
 * letters. Longer symbols borrow the place of a known one: a sign that of €, letters that of CHF.
 */
function spell({
  digits,
  symbol,
  decimals,
  locale,
}: {
  digits: string;
  symbol: string;
  decimals: number;
  locale: string;
}): string {
  const standIn = symbol === milliBitcoinSymbol ? "EUR" : "CHF";
  const known = /^[A-Z]{3}$/.test(symbol);
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: known ? symbol : standIn,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(digits as `${number}`);
  return parts
    .map(({ type, value }) => (type === "currency" && !known ? symbol : value))
    .join("")
    .replace(/[\u00a0\u202f]/g, " ");
}
