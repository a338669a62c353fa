import { add, type Money } from "@croupier/kit/money";
import type { MethodCode } from "./deposit-methods.ts";
import type { DepositState } from "./deposit-state.ts";
import type { AskedPayment } from "./provider.ts";

export type Deposit = {
  readonly id: string;
  readonly playerId: string;
  readonly method: MethodCode;
  readonly provider: string;
  /** Their number of it, once they have told it. */
  readonly providerReference: string | null;
  readonly amount: Money;
  readonly fee: Money;
  /** What was asked for, where another amount came and was paid in. */
  readonly askedAmount: Money | null;
  readonly state: DepositState;
  /** Why it failed or went back, as a code; null: nothing to explain. */
  readonly reason: string | null;
  /** Where it is paid, while it can be. */
  readonly hostedUrl: string | null;
  readonly requestedAt: Date;
  readonly changedAt: Date;
  readonly expiresAt: Date;
};

/** As its provider is asked about it. */
export function askedPayment(deposit: Deposit): AskedPayment {
  const { id: reference, providerReference, amount, askedAmount, fee } = deposit;
  return { reference, providerReference, total: add(askedAmount ?? amount, fee) };
}
