import { formatDecimal, ledgerScale, type Money } from "@croupier/kit/money";
import type { Spoken } from "./movement-words.ts";

/**
 * An amount with every decimal the books keep: a statement must add up, so nothing is cut as on a screen.
 * The currency is named once, at the head.
 */
export function spellAmount(amount: Money, spoken: Spoken): string {
  const digits = ledgerScale(amount.asset);
  return new Intl.NumberFormat(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(formatDecimal(amount) as `${number}`);
}

export function spellTime(at: Date | string, spoken: Spoken): string {
  return new Intl.DateTimeFormat(spoken, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(at));
}
