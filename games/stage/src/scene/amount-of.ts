import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { timesStake, type Multiple } from "@croupier/kit/rules";
import type { Language } from "./game.ts";

/** Exactly as it is paid: cut to the smallest coin. The stake is that of the round, or that of the bar. */
export function amountOf(
  multiple: Multiple,
  {
    round,
    stake,
    currency,
    locale,
  }: {
    readonly round: { readonly stake: string } | undefined;
    readonly stake: string;
    readonly currency: string;
    readonly locale: Language;
  },
): string {
  const asset = getAsset(currency);
  const read = parseMoney(round?.stake ?? stake, asset);
  const minor = read.ok ? timesStake(read.value.minor, multiple) : 0n;
  return formatAmount(formatDecimal(money(minor, asset)), { currency, locale });
}
