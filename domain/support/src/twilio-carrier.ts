import type { Breaker } from "@croupier/kit/breaker";
import { createLine } from "@croupier/kit/line";
import { secondMs } from "@croupier/kit/time";
import type { SmsCarrier } from "./carriers.ts";

/** Who is given up on may have sent it, and it is sent twice: rather a little longer. */
const patience = 9 * secondMs;

const answerBytesMax = 64 * 1024;

/**
 * Twilio's way of sending, which others answer to as well: `https://account:token@host`. A message
 * that was not taken is thrown and tried again by the outbox, so it may come twice, never not at all.
 */
export function createTwilioCarrier({
  url,
  from,
  breaker,
  fetch = globalThis.fetch,
}: {
  url: string;
  /** A number, or the name of a sender. */
  from: string;
  breaker: Breaker;
  fetch?: typeof globalThis.fetch;
}): SmsCarrier {
  const { origin, host, username, password } = new URL(url);
  const account = decodeURIComponent(username);
  const secret = Buffer.from(`${account}:${decodeURIComponent(password)}`).toString("base64");
  const line = createLine({ name: host, breaker, fetch, patience, sizeMax: answerBytesMax });
  return {
    name: host,
    async send(sms) {
      const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
      const answer = await line(origin + path, {
        method: "POST",
        headers: { authorization: `Basic ${secret}` },
        body: new URLSearchParams({ From: sms.from ?? from, To: sms.to, Body: sms.text }),
      });
      // What it says may hold the number, which is not for the log.
      if (!answer.ok) throw new Error(`${host} answered ${answer.status}`);
    },
  };
}
