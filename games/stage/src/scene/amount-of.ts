import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { timesStake, type Multiple } from "@croupier/kit/rules";
import type { Language, Phase } from "./game.ts";

type Known = {
  readonly round: { readonly stake: string; readonly payout?: string | undefined } | undefined;
  readonly stake: string;
  readonly currency: string;
  readonly locale: Language;
};

/** In whole coins, as far as it is sure. The stake is that of the round, or that of the bar. */
export function amountOf(multiple: Multiple, { round, stake, currency, locale }: Known): string {
  const asset = getAsset(currency);
  const read = parseMoney(round?.stake ?? stake, asset);
  const minor = read.ok ? timesStake(read.value.minor, multiple) : 0n;
  return formatAmount(formatDecimal(money(minor, asset)), { currency, locale });
}

/** Amount of a round: once it is over exactly what was paid, with the coin that may have been drawn. */
export function paidOf(
  total: Multiple,
  { phase, ...known }: Known & { readonly phase: Phase },
): string {
  const { currency, locale, round } = known;
  return phase === "shown" && round?.payout !== undefined
    ? formatAmount(round.payout, { currency, locale })
    : amountOf(total, known);
}
