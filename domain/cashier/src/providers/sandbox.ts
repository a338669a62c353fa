import type { Breaker } from "@croupier/kit/breaker";
import { createLine, type Answer } from "@croupier/kit/line";
import { formatDecimal, isAsset, parseMoney, type Money } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { z } from "zod";
import type { DepositEvent } from "../deposit-state.ts";
import type { Payment, PaymentNews, PaymentProvider, SignedCall } from "../provider.ts";
import { isSigned, readPrivateKey, readPublicKey, signParts } from "./signature.ts";

export type SandboxSettings = {
  /** Where its calls are: the sandbox knows us by HTTP and by our public key, and we it. */
  readonly url: string;
  readonly publicKey: string;
  /** Ours, with which our calls are signed. */
  readonly privateKey: string;
  /** An answer that has not come by then is none. */
  readonly patienceMs?: number;
};

const events = {
  open: "open",
  processing: "begun",
  paid: "paid",
  declined: "declined",
  expired: "lapsed",
  cancelled: "given_up",
  refunding: "open",
  refunded: "sent_back",
  refund_declined: "refund_declined",
  charged_back: "charged_back",
  charge_lifted: "charge_lifted",
} as const satisfies Record<string, DepositEvent | "open">;

const shownCard = {
  brand: z.string().max(40),
  lastFour: z.string().regex(/^\d{4}$/),
} as const;
const payment = z.object({
  reference: z.string(),
  status: z.enum(Object.keys(events) as [keyof typeof events, ...(keyof typeof events)[]]),
  amount: z.string(),
  currency: z.string(),
  dispute: z.string().max(100).optional(),
  card: z.object({ ...shownCard, token: z.string().max(200) }).optional(),
  paidWith: z.object(shownCard).optional(),
});
const opened = z.object({ id: z.string().max(200), url: z.url({ protocol: /^https?$/ }) });
const notice = payment.extend({ event: z.string().max(100) });

const bearsAmount: ReadonlySet<string> = new Set(["paid", "charged_back"]);

const code = "sandbox";

/** The built-in provider of the demo: a hosted page, signed calls, signed notices. */
export function createSandbox({
  settings,
  fetch,
  breaker,
  clock,
}: {
  readonly settings: SandboxSettings;
  readonly fetch: typeof globalThis.fetch;
  readonly breaker: Breaker;
  readonly clock: Clock;
}): PaymentProvider {
  const [ours, theirs] = [readPrivateKey(settings.privateKey), readPublicKey(settings.publicKey)];
  const name = "the payments sandbox";
  const ask = createLine({ name, breaker, fetch, patience: settings.patienceMs });

  return {
    code,
    methods: ["card", "bank", "voucher", "crypto"],

    async begin(asked) {
      const answer = await call("POST", "/v1/payments", wordsOf(asked));
      const { id, url } = opened.parse(answered(answer).words);
      return { providerReference: id, url };
    },
    read: ({ reference }) => news(call("GET", `/v1/payments/${reference}`)),
    cancel: ({ reference }) => news(call("POST", `/v1/payments/${reference}/cancellation`)),
    sendBack: ({ reference }) => news(call("POST", `/v1/payments/${reference}/refund`)),

    async forget(token) {
      answered(await call("POST", `/v1/cards/${encodeURIComponent(token)}/removal`));
    },

    readNotice({ path, body, headers }: SignedCall) {
      const [signature, timestamp] = [headers["x-signature"] ?? "", headers["x-timestamp"] ?? ""];
      const parts = { timestamp, method: "POST", path, body, signature };
      if (!isSigned(parts, { key: theirs, clock })) return refuse({ code: "notice_not_signed" });
      const told = notice.safeParse(readJson(body));
      if (!told.success) return refuse({ code: "notice_unreadable" });
      const { event: id, reference } = told.data;
      return { ok: true, value: { ...newsOf(told.data), id, reference } };
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

  async function news(asked: Promise<Answer>): Promise<PaymentNews | undefined> {
    const answer = await asked;
    if (answer.status === 404) return undefined;
    return newsOf(payment.parse(answered(answer).words));
  }
}

function answered(answer: Answer): Answer {
  if (!answer.ok) throw new Error(`the payments sandbox answered ${answer.status}`);
  return answer;
}

function wordsOf(asked: Payment) {
  return {
    reference: asked.reference,
    method: asked.method,
    amount: formatDecimal(asked.total),
    currency: asked.total.asset,
    payer: asked.payer,
    card: asked.savedToken,
    language: asked.language,
    returnUrl: asked.returnUrl,
    noticeUrl: asked.noticeUrl,
    expiresAt: asked.expiresAt.toISOString(),
  };
}

function newsOf(told: z.output<typeof payment>): PaymentNews {
  const { status, dispute, card: saved, paidWith } = told;
  if (!bearsAmount.has(status)) return { event: events[status], dispute };
  const paid = paidIn(told);
  // An amount we cannot read is none that was asked for.
  if (paid === undefined) return { event: status === "paid" ? "barred" : "open" };
  return { event: events[status], paid, saved, paidWith, dispute };
}

function paidIn({ amount, currency }: { amount: string; currency: string }): Money | undefined {
  if (!isAsset(currency)) return undefined;
  const parsed = parseMoney(amount, currency);
  return parsed.ok ? parsed.value : undefined;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
