import type { Money } from "@croupier/kit/money";
import type { MethodCode } from "./deposit-methods.ts";
import type { DepositState } from "./deposit-state.ts";

export type Deposit = {
  readonly id: string;
  readonly playerId: string;
  readonly method: MethodCode;
  readonly provider: string;
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
