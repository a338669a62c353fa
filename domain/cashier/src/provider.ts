import type { Money } from "@croupier/kit/money";
import type { Result } from "@croupier/kit/result";
import type { MethodCode } from "./deposit-methods.ts";
import type { DepositEvent } from "./deposit-state.ts";

/** What we ask a provider to collect. */
export type Payment = {
  /** The id of the deposit: asking twice is one payment. */
  readonly reference: string;
  readonly method: MethodCode;
  readonly total: Money;
  /** Whose cards the provider may keep: a number of ours that says nothing of the person. */
  readonly payer: string;
  /** A card it keeps already, and is to be paid with. */
  readonly savedToken?: string | undefined;
  readonly language: string;
  /** Where the browser goes when the page of the provider is done. */
  readonly returnUrl: string;
  /** Where the provider tells us what came of it. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
};

/** The payment that a provider is asked about: by our number and by theirs, with the money it is for. */
export type AskedPayment = {
  readonly reference: string;
  /** Null: their answer was lost, or is on its way. */
  readonly providerReference: string | null;
  readonly total: Money;
};

/** What is known of a payment at the provider's. */
export type PaymentNews = {
  readonly event: DepositEvent | "open";
  /** What was really collected; absent where nothing was. */
  readonly paid?: Money | undefined;
  /** Which card it was paid with, where it was one. */
  readonly paidWith?: ShownCard | undefined;
  /** A card the player wants to use again. */
  readonly saved?: KeptCard | undefined;
  /** The provider's name of what was contested or sent back, where there is one. */
  readonly dispute?: string | undefined;
};

/** The number stays where it was typed. */
export type ShownCard = { readonly brand: string; readonly lastFour: string };
export type KeptCard = ShownCard & { readonly token: string };

/** News that came by themselves. */
export type Notice = PaymentNews & { readonly id: string; readonly reference: string };

export type SignedCall = {
  readonly path: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

export type NoticeRefusal = { readonly code: "notice_not_signed" | "notice_unreadable" };

/** Whoever collects money for us. An outage is thrown. */
export type PaymentProvider = {
  readonly code: string;
  readonly methods: readonly MethodCode[];
  /** A notice of theirs says only that there is news: they are asked what. */
  readonly asksBack?: true;
  begin(payment: Payment): Promise<{ readonly providerReference: string; readonly url: string }>;
  /** Undefined: they have never heard of it. */
  read(asked: AskedPayment): Promise<PaymentNews | undefined>;
  /** Best effort: what comes of it is in the answer. */
  cancel(asked: AskedPayment): Promise<PaymentNews | undefined>;
  sendBack(asked: AskedPayment): Promise<PaymentNews | undefined>;
  /** Absent where no cards are kept. */
  forget?(token: string): Promise<void>;
  readNotice(call: SignedCall): Result<Notice, NoticeRefusal>;
};
