import type { DepositMethodOffer, PlayerDeposit } from "@croupier/contracts";
import { add, formatDecimal } from "@croupier/kit/money";
import type { Deposit } from "./deposit.ts";
import type { DepositMethod } from "./deposit-methods.ts";
import type { SavedMethod } from "./saved-methods.ts";

/** A deposit as it travels, and as it is kept for whoever asks again under the same key. */
export function presentDeposit(deposit: Deposit): PlayerDeposit {
  const { id, method, amount, fee, askedAmount, state, reason } = deposit;
  const canBePaid = state === "requested" || state === "redirected";
  return {
    id,
    method,
    amount: formatDecimal(amount),
    fee: formatDecimal(fee),
    total: formatDecimal(add(amount, fee)),
    askedAmount: askedAmount && formatDecimal(askedAmount),
    currency: amount.asset,
    state,
    reason,
    url: canBePaid ? deposit.hostedUrl : null,
    requestedAt: deposit.requestedAt.toISOString(),
    changedAt: deposit.changedAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
  };
}

export function presentMethod(
  method: DepositMethod,
  saved: readonly SavedMethod[],
): DepositMethodOffer {
  const { code, minimum, maximum, fee, minutes } = method;
  return {
    code,
    minimum: formatDecimal(minimum),
    maximum: formatDecimal(maximum),
    currency: minimum.asset,
    feeBasisPoints: fee.basisPoints,
    minutes,
    saved: saved
      .filter((card) => card.method === code)
      .map(({ id, brand, lastFour }) => ({ id, brand, lastFour })),
  };
}
