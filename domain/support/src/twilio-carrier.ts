import type { SmsCarrier } from "./carriers.ts";

const timeoutMs = 10_000;

/**
 * Twilio's way of sending, which others answer to as well: `https://account:token@host`. A message
 * that was not taken is thrown and tried again by the outbox, so it may come twice, never not at all.
 */
export function createTwilioCarrier({
  url,
  from,
  fetch = globalThis.fetch,
}: {
  url: string;
  /** A number, or the name of a sender. */
  from: string;
  fetch?: typeof globalThis.fetch;
}): SmsCarrier {
  const { origin, host, username, password } = new URL(url);
  const account = decodeURIComponent(username);
  const secret = Buffer.from(`${account}:${decodeURIComponent(password)}`).toString("base64");
  return {
    name: host,
    async send(sms) {
      const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
      const answer = await fetch(origin + path, {
        method: "POST",
        headers: { authorization: `Basic ${secret}` },
        body: new URLSearchParams({ From: from, To: sms.to, Body: sms.text }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      // What it says may hold the number, which is not for the log.
      if (!answer.ok) throw new Error(`${host} answered ${answer.status}`);
    },
  };
}
