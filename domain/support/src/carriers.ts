export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
};

export type Sms = { readonly messageId: string; readonly to: string; readonly text: string };

/** The way out of the house. A carrier throws when the message did not go; it is tried again. */
export type MailCarrier = { readonly name: string; send(mail: Mail): Promise<void> };
export type SmsCarrier = { readonly name: string; send(sms: Sms): Promise<void> };

/** Sends nothing: the outbox itself is where a demo reads its mail and its codes. */
export const simulatedMail: MailCarrier = { name: "simulator", send: async () => {} };
export const simulatedSms: SmsCarrier = { name: "simulator", send: async () => {} };
