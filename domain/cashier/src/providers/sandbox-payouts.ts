import type { Breaker } from "@croupier/kit/breaker";
import { createLine, type Answer } from "@croupier/kit/line";
import { formatDecimal } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { z } from "zod";
import type {
  Payout,
  PayoutCall,
  PayoutEvent,
  PayoutProvider,
} from "../withdrawals/payout-provider.ts";
import type { SandboxSettings } from "./sandbox.ts";
import { isSigned, readPrivateKey, readPublicKey, signParts } from "./signature.ts";

const events = {
  taken: "handed_over",
  sent: "sent",
  arrived: "arrived",
  declined: "declined",
  returned: "sent_back",
} as const satisfies Record<string, PayoutEvent>;

const payout = z.object({
  reference: z.string(),
  status: z.enum(Object.keys(events) as [keyof typeof events, ...(keyof typeof events)[]]),
});
const taken = payout.extend({ id: z.string().max(200) });
const notice = payout.extend({ event: z.string().max(100) });

/** The built-in provider of the demo, as it sends money: signed calls, signed notices. */
export function createSandboxPayouts({
  settings,
  fetch,
  breaker,
  clock,
}: {
  readonly settings: SandboxSettings;
  readonly fetch: typeof globalThis.fetch;
  readonly breaker: Breaker;
  readonly clock: Clock;
}): PayoutProvider {
  const [ours, theirs] = [readPrivateKey(settings.privateKey), readPublicKey(settings.publicKey)];
  const name = "the payments sandbox";
  const ask = createLine({ name, breaker, fetch, patience: settings.patienceMs });

  return {
    code: "sandbox",
    methods: ["CBT", "CARD"],

    async send(asked) {
      const answer = await call("POST", "/v1/payouts", wordsOf(asked));
      const { id, status } = taken.parse(answered(answer).words);
      return { providerReference: id, event: events[status] };
    },

    async read(reference) {
      const answer = await call("GET", `/v1/payouts/${reference}`);
      if (answer.status === 404) return undefined;
      return events[payout.parse(answered(answer).words).status];
    },

    readNotice({ path, body, signature = "", timestamp = "" }: PayoutCall) {
      const parts = { timestamp, method: "POST", path, body, signature };
      if (!isSigned(parts, { key: theirs, clock })) return refuse({ code: "notice_not_signed" });
      const told = notice.safeParse(readJson(body));
      if (!told.success) return refuse({ code: "notice_unreadable" });
      const { event: id, reference, status } = told.data;
      return { ok: true, value: { id, reference, event: events[status] } };
    },
  };

  async function call(method: "GET" | "POST", path: string, words?: object): Promise<Answer> {
    const body = words === undefined ? "" : JSON.stringify(words);
    const timestamp = String(Math.floor(clock().getTime() / 1_000));
    return ask(`${settings.url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-signature": signParts({ timestamp, method, path, body }, ours),
        "x-timestamp": timestamp,
      },
      ...(method === "GET" ? {} : { body }),
    });
  }
}

function answered(answer: Answer): Answer {
  if (!answer.ok) throw new Error(`the payments sandbox answered ${answer.status} to a payout`);
  return answer;
}

function wordsOf({ reference, method, amount, destination, account, noticeUrl }: Payout) {
  return {
    reference,
    method,
    amount: formatDecimal(amount),
    currency: amount.asset,
    destination,
    account,
    noticeUrl,
  };
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
