import type { WithdrawalMethodOffer, WithdrawalOffer } from "@croupier/contracts";
import { compare, formatDecimal, getAsset, money, parseMoney, subtract } from "@croupier/kit/money";

type Left = Pick<WithdrawalOffer, "withdrawable" | "dayLeft">;

/** The most that may leave in this way now; undefined while not even its minimum may. */
export function mostOf(method: WithdrawalMethodOffer, left: Left): string | undefined {
  const [least, ...limits] = [method.minimum, method.maximum, left.withdrawable, left.dayLeft].map(
    (text) => minorOf(text, method.currency),
  );
  const most = limits.reduce((one, other) => (one < other ? one : other));
  if (least === undefined || most < least || most <= 0n) return undefined;
  return decimal(most, method.currency);
}

/** Amounts to press instead of typing: the least, half and all of what may leave. */
export function quickAmounts(method: WithdrawalMethodOffer, most: string): string[] {
  const { currency } = method;
  const [least, all] = [minorOf(method.minimum, currency), minorOf(most, currency)];
  // Half of an odd amount is a whole unit less, never a crumb more than there is.
  const unit = 10n ** BigInt(fractionDigits(method.minimum));
  const half = (all / 2n / unit) * unit;
  const wanted = [least, half, all].filter((amount) => amount >= least && amount > 0n);
  return [...new Set(wanted)].map((amount) => decimal(amount, currency));
}

export type WithdrawalFault =
  | "unreadable"
  | "tooLittle"
  | "tooMuch"
  | "notWithdrawable"
  | "dayLimit";

/** What is wrong with an amount, the first thing that a player could change. */
export function faultOf(
  amount: string,
  method: WithdrawalMethodOffer,
  left: Left,
): WithdrawalFault | undefined {
  const asset = getAsset(method.currency);
  const wanted = parseMoney(amount, asset);
  if (!wanted.ok) return "unreadable";
  const least = parseMoney(method.minimum, asset);
  if (least.ok && compare(wanted.value, least.value) < 0) return "tooLittle";
  const bounds = [
    ["notWithdrawable", minorOf(left.withdrawable, method.currency)],
    ["dayLimit", minorOf(left.dayLeft, method.currency)],
    ["tooMuch", minorOf(method.maximum, method.currency)],
  ] as const;
  // Of several that are passed, the nearest says how much it may be.
  const [name, bound] = bounds.reduce((one, other) => (other[1] < one[1] ? other : one));
  return wanted.value.minor > bound ? name : undefined;
}

/** One amount without another, as the server counts it. */
export function without(amount: string, taken: string, currency: string): string {
  const asset = getAsset(currency);
  const [whole, part] = [parseMoney(amount, asset), parseMoney(taken, asset)];
  return whole.ok && part.ok ? formatDecimal(subtract(whole.value, part.value)) : amount;
}

function minorOf(text: string, currency: string): bigint {
  const parsed = parseMoney(text, getAsset(currency));
  return parsed.ok ? parsed.value.minor : 0n;
}

function decimal(minor: bigint, currency: string): string {
  return formatDecimal(money(minor, getAsset(currency)));
}

function fractionDigits(text: string): number {
  return text.split(".")[1]?.length ?? 0;
}
