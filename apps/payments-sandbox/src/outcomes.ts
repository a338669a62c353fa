import { bankOutcomes } from "./methods/bank.ts";
import { cardOutcomes } from "./methods/card.ts";
import { cryptoOutcomes } from "./methods/crypto.ts";
import { voucherOutcomes } from "./methods/voucher.ts";
import type { Method, PaymentStatus } from "./payments.ts";

/** What a test value leads to: how the payment ends, and what the shop is told of it, when. */
export interface Outcome {
  /** What is typed on the page. */
  readonly typed: string;
  /** Its words, in `words/`. */
  readonly means: OutcomeWord;
  readonly status: PaymentStatus;
  /** Of a hundred parts asked for, so many come. */
  readonly percent?: number;
  readonly tells: readonly Tell[];
  /** A card that was good when it was kept, and is not when it is used again. */
  readonly endsWhenKept?: true;
}

export interface Tell {
  readonly status: PaymentStatus;
  readonly afterMs: number;
}

export type OutcomeWord =
  | "atOnce"
  | "refused"
  | "onItsWay"
  | "toldTwice"
  | "outOfOrder"
  | "nobodyTold"
  | "ranOutKept"
  | "takenBack"
  | "givenBack"
  | "less"
  | "more"
  | "late"
  | "never"
  | "usedUp"
  | "tooLittle"
  | "ranOut";

/** In the order of the pages. */
export const outcomes: Readonly<Record<Method, readonly Outcome[]>> = {
  card: cardOutcomes,
  bank: bankOutcomes,
  voucher: voucherOutcomes,
  crypto: cryptoOutcomes,
};

/** What becomes of a payment with a card that was kept before. */
export function whenKept(outcome: Outcome): Outcome {
  if (outcome.endsWhenKept !== true) return outcome;
  return { ...outcome, status: "declined", tells: [{ status: "declined", afterMs: 0 }] };
}

/** Anything else is refused: here nobody types what is real. */
export function findOutcome(method: Method, typed: string): Outcome | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, "");
  return outcomes[method].find((outcome) => plain(outcome.typed) === plain(typed));
}
