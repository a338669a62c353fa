import type { WithdrawalMethod } from "@croupier/contracts";
import type { Money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import type { NoticeRefusal } from "../provider.ts";

/** Where a bank sends it, whole: opened for the one call, written down nowhere. */
export type PayoutAccount = { readonly number: string; readonly holder: string } & (
  | { readonly kind: "IBAN" }
  | { readonly kind: "US_BANK"; readonly routingNumber: string }
);

/** What we ask a provider to send. */
export type Payout = {
  /** The id of the withdrawal: asking twice is one payout. */
  readonly reference: string;
  readonly method: WithdrawalMethod;
  readonly amount: Money;
  /** The deposit whose way it goes back, or our number of the account. */
  readonly destination: string;
  /** Absent where it goes back the way it came. */
  readonly account?: PayoutAccount | undefined;
  /** Where the provider tells us what came of it. */
  readonly noticeUrl: string;
};

export type PayoutEvent = "handed_over" | "sent" | "arrived" | "declined" | "sent_back";

export type PayoutNotice = {
  readonly id: string;
  readonly reference: string;
  readonly event: PayoutEvent;
};

/** The bytes as they came, with what signs them. */
export type PayoutCall = {
  readonly path: string;
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
};

/** Whoever sends money for us. An outage is thrown. */
export type PayoutProvider = {
  readonly code: string;
  readonly methods: readonly WithdrawalMethod[];
  send(
    payout: Payout,
  ): Promise<{ readonly providerReference: string; readonly event: PayoutEvent }>;
  /** Undefined: they have never heard of it. */
  read(reference: string): Promise<PayoutEvent | undefined>;
  readNotice(call: PayoutCall): Result<PayoutNotice, NoticeRefusal>;
};
