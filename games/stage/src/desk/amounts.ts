import { formatDecimal, money, parseMoney, getAsset, type Money } from "@croupier/kit/money";
import { assert } from "@croupier/kit/assert";

/** An amount of the wire, read; one that cannot be is a bug of whoever wrote it. */
export function readAmount(text: string, currency: string): Money {
  const read = parseMoney(text, getAsset(currency));
  assert(read.ok, `${text} is no amount of ${currency}`);
  return read.value;
}

/** Sums and differences of amounts as the wire writes them: `less(payout, staked)`. */
export function plus(one: string, other: string, currency: string): string {
  const sum = readAmount(one, currency).minor + readAmount(other, currency).minor;
  return formatDecimal(money(sum, getAsset(currency)));
}

export function less(one: string, other: string, currency: string): string {
  const rest = readAmount(one, currency).minor - readAmount(other, currency).minor;
  return formatDecimal(money(rest, getAsset(currency)));
}

export function isMore(one: string, than: string, currency: string): boolean {
  return readAmount(one, currency).minor > readAmount(than, currency).minor;
}

/** The stake beside this one on the buttons: the next above or below, or the last there is. */
export function stepStake(
  stake: string,
  {
    steps,
    by,
    currency,
  }: { readonly steps: readonly string[]; readonly by: 1 | -1; currency: string },
): string {
  const now = readAmount(stake, currency).minor;
  const beside = steps.filter((step) => {
    const { minor } = readAmount(step, currency);
    return by === 1 ? minor > now : minor < now;
  });
  return (by === 1 ? beside[0] : beside.at(-1)) ?? stake;
}

/** What somebody typed as a stake, brought inside the limits; undefined where it is no amount. */
export function readStake(
  typed: string,
  { min, max, currency }: { readonly min: string; readonly max: string; currency: string },
): string | undefined {
  const read = parseMoney(readTyped(typed), getAsset(currency));
  if (!read.ok) return undefined;
  const text = formatDecimal(read.value);
  if (isMore(min, text, currency)) return min;
  return isMore(text, max, currency) ? max : text;
}

/**
 * A number as people write it: `1.250,5 $` is 1250.5. The last point or comma parts off decimals, unless
 * just three digits stand behind it, as they do in thousands.
 */
export function readTyped(typed: string): string {
  const written = typed.replace(/[^\d.,]/g, "");
  const parts = written.split(/[.,]/);
  const last = parts.at(-1) ?? "";
  if (parts.length === 1 || last.length === 3) return parts.join("");
  return `${parts.slice(0, -1).join("") || "0"}.${last || "0"}`;
}
