import { formatDecimal, ledgerScale, type Money } from "@croupier/kit/money";
import type { Spoken } from "./movement-words.ts";

/** Made once: a statement has thousands of lines, and making one takes longer than using it. */
const amounts = new Map<string, Intl.NumberFormat>();
const times = new Map<Spoken, Intl.DateTimeFormat>();

/**
 * An amount with every decimal the books keep: a statement must add up, so nothing is cut as on a screen.
 * The currency is named once, at the head.
 */
export function spellAmount(amount: Money, spoken: Spoken): string {
  const digits = ledgerScale(amount.asset);
  const key = `${spoken} ${digits}`;
  const format =
    amounts.get(key) ??
    new Intl.NumberFormat(spoken, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  amounts.set(key, format);
  return format.format(formatDecimal(amount) as `${number}`);
}

export function spellTime(at: Date | string, spoken: Spoken): string {
  const format =
    times.get(spoken) ??
    new Intl.DateTimeFormat(spoken, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "UTC",
    });
  times.set(spoken, format);
  return format.format(new Date(at));
}
