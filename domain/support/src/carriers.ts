type Letter = {
  readonly messageId: string;
  /** Undefined is the sender of the house. */
  readonly from?: string | undefined;
};

export type Mail = Letter & {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
};

export type Sms = Letter & { readonly to: string; readonly text: string };

type Carrier = {
  readonly name: string;
  /** The outbox is where its messages are read, so their words stay there. */
  readonly isReadInOutbox?: true;
};

/** The way out of the house. A carrier throws when the message did not go; it is tried again. */
export type MailCarrier = Carrier & { send(mail: Mail): Promise<void> };
export type SmsCarrier = Carrier & { send(sms: Sms): Promise<void> };

const simulator = { name: "simulator", isReadInOutbox: true, send: async () => {} } as const;

/** Sends nothing: the outbox itself is where a demo reads its mail and its codes. */
export const simulatedMail: MailCarrier = simulator;
export const simulatedSms: SmsCarrier = simulator;
