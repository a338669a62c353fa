import { madeOnce } from "./made-once.ts";
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

/** How a currency is named: by its sign, $ or m฿, or by its code. */
export type CurrencyDisplay = "symbol" | "code";

/**
 * What a person reads: the amount of a call in the words of a locale. Cut toward zero, so that
 * nobody is shown a cent that is not there; empty for anything that is not a decimal number.
 */
export function formatAmount(
  amount: unknown,
  {
    currency,
    locale,
    currencyDisplay = "symbol",
  }: { currency: string; locale: string; currencyDisplay?: CurrencyDisplay | undefined },
): string {
  const read = readDecimal(amount);
  if (read === undefined) return "";
  const { sign, whole, fraction, exponent } = read;
  const milli = shownAsMilli.has(currency);
  const decimals = displayDecimals(milli ? "mBTC" : currency);
  const digits = cut({ whole, fraction, shift: exponent + (milli ? 3 : 0), decimals });
  // An amount cut to nothing is nothing, not minus nothing.
  const signed = /[1-9]/.test(digits) ? sign + digits : digits;
  const shown = milli ? "mBTC" : currency;
  const symbol = shown === "mBTC" && currencyDisplay === "symbol" ? milliBitcoinSymbol : shown;
  return spell({ digits: signed, symbol, decimals, locale, currencyDisplay });
}

export function formatMoney(amount: Money, { locale }: { locale: string }): string {
  return formatAmount(formatDecimal(amount), { currency: amount.asset, locale });
}

/** Three digits of exponent hold every number there is, and no text that would fill the memory. */
const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** The digits of a number, or of a text that spells one: 0.0000005 prints itself as 5e-7. */
function readDecimal(amount: unknown) {
  const numeric =
    typeof amount === "string" || typeof amount === "number" || typeof amount === "bigint";
  const match = numeric ? decimal.exec(String(amount)) : null;
  if (match === null) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  return { sign, whole, fraction, exponent: Number(exponent) };
}

/**
 * Moves the point `shift` places right, or left when it is negative, and cuts after `decimals`, in
 * digits alone: exact.
 */
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
  const point = whole.length + shift;
  const digits = (whole + fraction).padEnd(point + decimals, "0");
  // A point left of every digit: zeros come in between.
  const filled = point > 0 ? digits : "0".repeat(1 - point) + digits;
  const units = Math.max(point, 1);
  const major = filled.slice(0, units);
  return decimals === 0 ? major : `${major}.${filled.slice(units, units + decimals)}`;
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
  currencyDisplay,
}: {
  digits: string;
  symbol: string;
  decimals: number;
  locale: string;
  currencyDisplay: CurrencyDisplay;
}): string {
  const standIn = symbol === milliBitcoinSymbol ? "EUR" : "CHF";
  const known = /^[A-Z]{3}$/.test(symbol);
  const format = formatOf(locale, currencyDisplay, known ? symbol : standIn, decimals);
  return format
    .formatToParts(digits as `${number}`)
    .map(({ type, value }) => (type === "currency" && !known ? symbol : value))
    .join("")
    .replace(/[\u00a0\u202f]/g, " ");
}

const formatOf = madeOnce(
  (locale: string, currencyDisplay: CurrencyDisplay, currency: string, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currencyDisplay,
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
);
