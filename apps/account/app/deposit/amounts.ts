import type { DepositMethodOffer, Limits, PlayerLimit } from "@croupier/contracts";
import { add, compare, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";

/** Amounts to press instead of typing: the minimum in round multiples, as far as the method takes them. */
export function quickAmounts({ minimum, maximum, currency }: DepositMethodOffer): string[] {
  const [least, most] = [minor(minimum, currency), minor(maximum, currency)];
  if (least === undefined || most === undefined) return [];
  return [2n, 5n, 10n, 20n, 50n]
    .map((times) => least * times)
    .filter((amount) => amount <= most)
    .map((amount) => formatDecimal(money(amount, getAsset(currency))));
}

/** What the player pays besides, as the server counts it: rounded up to the smallest unit. */
export function feeOf(amount: string, { feeBasisPoints, currency }: DepositMethodOffer): string {
  const units = minor(amount, currency) ?? 0n;
  const fee = (units * BigInt(feeBasisPoints) + 9_999n) / 10_000n;
  return formatDecimal(money(fee, getAsset(currency)));
}

export function sumOf(one: string, other: string, currency: string): string {
  const asset = getAsset(currency);
  const [left, right] = [parseMoney(one, asset), parseMoney(other, asset)];
  return left.ok && right.ok ? formatDecimal(add(left.value, right.value)) : one;
}

/** What of a deposit pays a debt, and what can be played with then: the debt is paid first. */
export function afterDeposit(asked: {
  readonly amount: string;
  readonly playable: string;
  /** Free cash: what of it is there pays as well. */
  readonly free: string;
  readonly owed: string;
  readonly currency: string;
}): { readonly paid: string; readonly playable: string } {
  const { currency } = asked;
  const [amount, playable, free, owed] = [asked.amount, asked.playable, asked.free, asked.owed].map(
    (text) => minor(text, currency) ?? 0n,
  ) as [bigint, bigint, bigint, bigint];
  const paid = free + amount < owed ? free + amount : owed;
  const decimal = (units: bigint) => formatDecimal(money(units, getAsset(currency)));
  return { paid: decimal(paid), playable: decimal(playable + amount - paid) };
}

export type AmountFault = "unreadable" | "tooLittle" | "tooMuch" | "overLimit";

/** What is wrong with an amount, the first thing that a player could change. */
export function faultOf(
  amount: string,
  method: DepositMethodOffer,
  /** Of the limit of which the least is left; absent where none was set. */
  left?: string | null,
): AmountFault | undefined {
  const { minimum, maximum, currency } = method;
  const asset = getAsset(currency);
  const [wanted, least, most] = [amount, minimum, maximum].map((text) => parseMoney(text, asset));
  if (!wanted?.ok || !least?.ok || !most?.ok) return "unreadable";
  if (compare(wanted.value, least.value) < 0) return "tooLittle";
  // Of two bounds that are passed, the nearer one says how much it may be.
  const isLimitNearer = !isMore(left ?? "", maximum, currency);
  if (isLimitNearer && isMore(amount, left ?? "", currency)) return "overLimit";
  return compare(wanted.value, most.value) > 0 ? "tooMuch" : undefined;
}

/** The most that can come in now in this way; undefined where less than its minimum is left of the limit. */
export function mostOf(
  { minimum, maximum, currency }: DepositMethodOffer,
  left?: string | null,
): string | undefined {
  const most = isMore(maximum, left ?? "", currency) ? (left ?? maximum) : maximum;
  return isMore(minimum, most, currency) ? undefined : most;
}

/** Nothing is more than what is not known. */
export function isMore(amount: string, than: string, currency: string): boolean {
  const [one, other] = [minor(amount, currency), minor(than, currency)];
  return one !== undefined && other !== undefined && one > other;
}

/** The deposit limit of which the least is left; undefined where none was set. */
export function tightestLimit({ limits, currency }: Limits): PlayerLimit | undefined {
  const left = ({ remaining }: PlayerLimit) => minor(remaining ?? "", currency) ?? 0n;
  return limits
    .filter(({ kind, value }) => kind === "deposit" && value !== null)
    .toSorted((one, other) => (left(one) < left(other) ? -1 : 1))[0];
}

function minor(text: string, currency: string): bigint | undefined {
  const parsed = parseMoney(text, getAsset(currency));
  return parsed.ok ? parsed.value.minor : undefined;
}
