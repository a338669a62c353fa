import { createAsking } from "@croupier/kit/asking";
import type { Breaker } from "@croupier/kit/breaker";
import { minuteMs, secondMs } from "@croupier/kit/time";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import type { MailCarrier } from "./carriers.ts";

type Patience = Readonly<Record<"connectionMs" | "greetingMs" | "silenceMs" | "wholeMs", number>>;

/** A server may think for long about a letter that it has: whoever goes too early sends it twice. */
const patience: Patience = {
  connectionMs: 3 * secondMs,
  greetingMs: 9 * secondMs,
  silenceMs: 20 * secondMs,
  wholeMs: minuteMs,
};
/** Meanwhile nobody else is sent there. */
const worryMs = 9 * secondMs;
const answerBytesMax = 64 * 1024;

/** `smtps://user:password@host:465` or `smtp://host:587`; `from` is what the reader sees. */
export function createSmtpCarrier({
  url,
  from,
  breaker,
  timeouts = patience,
}: {
  url: string;
  from: string;
  breaker: Breaker;
  /** A server that hangs must not hold the worker up: the mail is tried again. */
  timeouts?: Partial<Patience>;
}): MailCarrier {
  const { connectionMs, greetingMs, silenceMs, wholeMs } = { ...patience, ...timeouts };
  const transport = createTransport({
    url,
    connectionTimeout: connectionMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    maxResponseSize: answerBytesMax,
    // A mail is text we made; it must never fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const name = new URL(url).host;
  const ask = createAsking({ name, breaker, patience: wholeMs, worryMs });

  /** What it refuses to take, returned: a no to one letter is no trouble of the server. */
  async function send(letter: SendMailOptions): Promise<Error | undefined> {
    return transport.sendMail(letter).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Error && isRefusal(error)) return error;
        throw error;
      },
    );
  }

  return {
    name,
    async send(mail) {
      const sender = mail.from ?? from;
      const letter = {
        from: sender,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        // The same id on every try, so that a mailbox can tell a repeat.
        messageId: `<${mail.messageId}@${addressHost(sender)}>`,
        ...(mail.html === undefined ? {} : { html: mail.html }),
      };
      const refusal = await ask((signal) => send({ ...letter, signal }));
      if (refusal !== undefined) throw refusal;
    },
  };
}

/** Of this one letter, by the server or before it was asked; 421 is a goodbye to everybody. */
function isRefusal({ code, command, responseCode = 0 }: NodemailerError): boolean {
  const isOfLetter = code === "EENVELOPE" || code === "EMESSAGE";
  return isOfLetter && (command === "API" || (responseCode >= 400 && responseCode !== 421));
}

function addressHost(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
