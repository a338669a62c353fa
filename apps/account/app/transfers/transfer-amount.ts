import type { TransferOffer } from "@croupier/contracts";
import { compare, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";

export type TransferFault = "unreadable" | "tooLittle" | "tooMuch" | "notWithdrawable" | "dayLimit";

/** What is wrong with an amount, the first thing that a player could change. */
export function faultOf(amount: string, terms: TransferOffer): TransferFault | undefined {
  const asset = getAsset(terms.currency);
  const wanted = parseMoney(amount, asset);
  if (!wanted.ok) return "unreadable";
  const against = (text: string) => {
    const limit = parseMoney(text, asset);
    return limit.ok ? compare(wanted.value, limit.value) : 0;
  };
  if (against(terms.minimum) < 0) return "tooLittle";
  if (against(terms.withdrawable) > 0) return "notWithdrawable";
  if (against(terms.dayLeft) > 0) return "dayLimit";
  return against(terms.maximum) > 0 ? "tooMuch" : undefined;
}

/** The most that may go now; undefined while not even the least may. */
export function mostOf(terms: TransferOffer): string | undefined {
  const asset = getAsset(terms.currency);
  const minors = [terms.maximum, terms.dayLeft, terms.withdrawable].map((text) => {
    const parsed = parseMoney(text, asset);
    return parsed.ok ? parsed.value.minor : 0n;
  });
  const most = minors.reduce((one, other) => (one < other ? one : other));
  const text = formatDecimal(money(most, asset));
  return faultOf(text, terms) === undefined ? text : undefined;
}
