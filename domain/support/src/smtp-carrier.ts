import { createTransport } from "nodemailer";
import type { MailCarrier } from "./carriers.ts";

/** `smtps://user:password@host:465` or `smtp://host:587`; `from` is what the reader sees. */
export function createSmtpCarrier({
  url,
  from,
  timeouts = { connectionMs: 10_000, greetingMs: 10_000, silenceMs: 20_000 },
}: {
  url: string;
  from: string;
  /** A server that hangs must not hold the worker up: the mail is tried again. */
  timeouts?: { connectionMs: number; greetingMs: number; silenceMs: number };
}): MailCarrier {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    // A mail is text we made; it must never fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: new URL(url).host,
    async send(mail) {
      await transport.sendMail({
        from,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        // The same id on every try, so that a mailbox can tell a repeat.
        messageId: `<${mail.messageId}@${addressHost(from)}>`,
        ...(mail.html === undefined ? {} : { html: mail.html }),
      });
    },
  };
}

function addressHost(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}
