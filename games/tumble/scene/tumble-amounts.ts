import { amountOf } from "@croupier/game-stage/scene";
import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import type { Multiple } from "@croupier/kit/rules";
import type { TumbleSceneProps } from "./TumbleScene.tsx";

type Known = Pick<TumbleSceneProps, "round" | "stake" | "currency" | "locale" | "config">;

/** What one spin is played at: of free spins that were bought, a share of what they cost. */
export function unitOf({ round, stake, currency, config }: Omit<Known, "locale">): string {
  if (round === undefined) return stake;
  const shares = round.choice.buy ? (config.buyStakes ?? 1) : 1;
  return decimalOf(minorOf(round.stake, currency) / BigInt(shares), currency);
}

/** As it is paid, of the stake of one spin. */
export function paidText(multiple: Multiple, props: Known): string {
  const { currency, locale } = props;
  const stake = unitOf(props);
  return amountOf(multiple, { round: undefined, stake, currency, locale });
}

/** What the free spins cost at the stake of the bar. */
export function priceOf(
  times: number,
  { stake, currency, locale }: Pick<TumbleSceneProps, "stake" | "currency" | "locale">,
): { readonly price: string; readonly stake: string } {
  const text = (minor: bigint) => formatAmount(decimalOf(minor, currency), { currency, locale });
  const one = minorOf(stake, currency);
  return { price: text(one * BigInt(times)), stake: text(one) };
}

function minorOf(amount: string, currency: string): bigint {
  const read = parseMoney(amount, getAsset(currency));
  return read.ok ? read.value.minor : 0n;
}

function decimalOf(minor: bigint, currency: string): string {
  return formatDecimal(money(minor, getAsset(currency)));
}
