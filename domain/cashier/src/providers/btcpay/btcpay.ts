import { createHmac, timingSafeEqual } from "node:crypto";
import type { Breaker } from "@croupier/kit/breaker";
import { createLine } from "@croupier/kit/line";
import { formatDecimal } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import { minuteMs, secondMs, type Clock } from "@croupier/kit/time";
import { z } from "zod";
import type {
  AskedPayment,
  Payment,
  PaymentNews,
  PaymentProvider,
  SignedCall,
} from "../../provider.ts";
import { delivery, invoice, paymentMethod, pullPayment, type Invoice } from "./btcpay-words.ts";
import { chooseInvoice, decideInvoice } from "./decide-invoice.ts";

export type BtcpaySettings = {
  /** Where the server stands. */
  readonly url: string;
  readonly storeId: string;
  /** May create, see and change invoices of the store, and create and see its pull payments. */
  readonly apiKey: string;
  /** With which its webhooks are signed. */
  readonly webhookSecret: string;
};

/** All refunds of a store are one answer, and nobody waits for it. */
const ofList = { patience: 30 * secondMs, sizeMax: 64 * 1024 * 1024 };

/** BTCPay Server by its Greenfield API: an invoice a deposit, found again by its own id or by its order id. */
export function createBtcpay({
  settings,
  fetch,
  breaker,
  clock,
}: {
  readonly settings: BtcpaySettings;
  readonly fetch: typeof globalThis.fetch;
  readonly breaker: Breaker;
  readonly clock: Clock;
}): PaymentProvider {
  const { url, storeId, apiKey, webhookSecret } = settings;
  const store = `/api/v1/stores/${encodeURIComponent(storeId)}`;
  const invoices = `${store}/invoices`;
  const ask = createLine({ name: "BTCPay Server", breaker, fetch });
  const askForList = createLine({ name: "BTCPay Server", breaker, fetch, ...ofList });

  return {
    code: "btcpay",
    methods: ["crypto"],
    // Its signature bears no time, so a delivery may be an old one: it is a reason to look, no more.
    asksBack: true,

    async begin(asked) {
      const made =
        (await find({ ...asked, providerReference: null })) ??
        invoice.parse(await call("POST", invoices, wordsOf(asked, clock())));
      return { providerReference: made.id, url: made.checkoutLink };
    },
    read: newsOf,
    async cancel(asked) {
      const found = await find(asked);
      if (found?.status === "New" && found.additionalStatus === "None") {
        await call("POST", `${invoices}/${found.id}/status`, { status: "Invalid" });
        return { event: "given_up" };
      }
      return newsOf(asked);
    },
    /**
     * The server makes a link with which the coins are claimed, at the rate of the day: another at each
     * call, with no number of ours. By its name it is found again where the answer was lost.
     */
    async sendBack(asked) {
      const found = await find(asked);
      if (found === undefined) return undefined;
      const name = `Refund ${asked.reference}`;
      if (await isRefunded(name)) return { event: "sent_back" };
      const wanted = { name, payoutMethodId: "BTC-CHAIN", refundVariant: "CurrentRate" };
      await call("POST", `${invoices}/${found.id}/refund`, wanted);
      return { event: "sent_back" };
    },

    readNotice({ body, headers }: SignedCall) {
      if (!isSigned(body, headers["btcpay-sig"] ?? "", webhookSecret)) {
        return refuse({ code: "notice_not_signed" });
      }
      const told = delivery.safeParse(readJson(body));
      if (!told.success) return refuse({ code: "notice_unreadable" });
      const { deliveryId: id, metadata } = told.data;
      return { ok: true, value: { event: "open", id, reference: metadata.orderId } };
    },
  };

  async function newsOf(asked: AskedPayment): Promise<PaymentNews | undefined> {
    const found = await find(asked);
    if (found === undefined) return undefined;
    const asksAmount = !["None", "Marked", "Invalid"].includes(found.additionalStatus);
    const methods = asksAmount
      ? z.array(paymentMethod).parse(await call("GET", `${invoices}/${found.id}/payment-methods`))
      : [];
    return decideInvoice(found, methods);
  }

  /**
   * The invoice whose id we were told, or one over the same money: where the store lets them, anybody who knows
   * the order id may make one that bears it, and two of our own calls may have made two.
   */
  async function find(asked: AskedPayment): Promise<Invoice | undefined> {
    const { reference, providerReference: id } = asked;
    const own =
      id === null
        ? undefined
        : invoice.parse(await call("GET", `${invoices}/${encodeURIComponent(id)}`));
    if (own?.status === "Settled") return own;
    const found = await call("GET", `${invoices}?orderId=${encodeURIComponent(reference)}`);
    // One of somebody else that we cannot read, since it has no amount, keeps ours from nobody.
    const others = z
      .array(z.unknown())
      .parse(found)
      .flatMap((one) => {
        const read = invoice.safeParse(one);
        return read.success && read.data.id !== id ? [read.data] : [];
      });
    return chooseInvoice(own === undefined ? others : [own, ...others], asked);
  }

  /** One that was claimed or put away counts too. */
  async function isRefunded(name: string): Promise<boolean> {
    const path = `${store}/pull-payments?includeArchived=true`;
    const made = z.array(pullPayment).parse(await call("GET", path, undefined, askForList));
    return made.some((one) => one.name === name);
  }

  async function call(
    method: "GET" | "POST",
    path: string,
    words?: object,
    line = ask,
  ): Promise<unknown> {
    const answer = await line(`${url}${path}`, {
      method,
      headers: { authorization: `token ${apiKey}`, "content-type": "application/json" },
      ...(words === undefined ? {} : { body: JSON.stringify(words) }),
    });
    if (!answer.ok) throw new Error(`BTCPay Server answered ${answer.status}`);
    return answer.words;
  }
}

function wordsOf({ reference, total, language, returnUrl, expiresAt }: Payment, now: Date) {
  const minutes = Math.ceil((expiresAt.getTime() - now.getTime()) / minuteMs);
  return {
    amount: formatDecimal(total),
    currency: total.asset,
    metadata: { orderId: reference },
    checkout: {
      redirectURL: returnUrl,
      redirectAutomatically: true,
      defaultLanguage: language,
      expirationMinutes: Math.max(1, minutes),
    },
  };
}

/** HMAC-SHA256 over the bytes as they came, compared in constant time. */
function isSigned(body: Buffer, header: string, secret: string): boolean {
  const [, hex] = /^sha256=([\da-f]{64})$/.exec(header) ?? [];
  if (hex === undefined) return false;
  const wanted = createHmac("sha256", secret).update(body).digest();
  return timingSafeEqual(Buffer.from(hex, "hex"), wanted);
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
