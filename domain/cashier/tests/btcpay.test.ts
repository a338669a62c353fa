import { createHmac } from "node:crypto";
import { createBreaker } from "@croupier/kit/breaker";
import { getAsset, money } from "@croupier/kit/money";
import { describe, expect, test } from "vitest";
import { createBtcpay } from "../src/face.ts";
import delivery from "./btcpay-contract/delivery.json" with { type: "json" };
import invoice from "./btcpay-contract/invoice.json" with { type: "json" };
import paymentMethods from "./btcpay-contract/payment-methods.json" with { type: "json" };

const reference = invoice.metadata.orderId;
const invoices = `/api/v1/stores/${invoice.storeId}/invoices`;
const now = new Date("2026-11-22T12:00:00Z");
const usd = getAsset("USD");
const total = money(10_000n, usd);
/** As long as nobody has told us the id of the invoice. */
const asked = { reference, providerReference: null, total };

type Recorded = { readonly call: string; readonly body: unknown };

/** Plays the recorded contract back: an answer for each call, everything else is a failure. */
function serverThat(answers: Readonly<Record<string, unknown>>) {
  const heard: Recorded[] = [];
  const fetch = (async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address);
    const call = `${init.method} ${pathname}${search}`;
    expect(new Headers(init.headers).get("authorization")).toBe("token the-key");
    heard.push({ call, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
    return call in answers
      ? Response.json(answers[call])
      : new Response(JSON.stringify({ code: "not-found" }), { status: 404 });
  }) as typeof globalThis.fetch;
  const settings = {
    url: "https://btcpay.example",
    storeId: invoice.storeId,
    apiKey: "the-key",
    webhookSecret: "the-secret",
  };
  return {
    heard,
    provider: createBtcpay({
      settings,
      breaker: createBreaker(() => now),
      fetch,
      clock: () => now,
    }),
  };
}

const found = (change: object, methods: unknown = paymentMethods) => ({
  [`GET ${invoices}?orderId=${reference}`]: [{ ...invoice, ...change }],
  [`GET ${invoices}/${invoice.id}/payment-methods`]: methods,
});

const payment = {
  reference,
  method: "crypto",
  total,
  payer: "0199f0a0-0000-7000-8000-00000000000a",
  language: "en",
  returnUrl: `https://casino.example/deposit-return?deposit=${reference}`,
  noticeUrl: "https://casino.example/services/cashier/v1/providers/btcpay/notices",
  expiresAt: new Date(now.getTime() + 30 * 60_000),
} as const;

test("an invoice is made with the id of the deposit, and its page is the checkout", async () => {
  const { provider, heard } = serverThat({
    [`GET ${invoices}?orderId=${reference}`]: [],
    [`POST ${invoices}`]: invoice,
  });
  expect(await provider.begin(payment)).toEqual({
    providerReference: invoice.id,
    url: invoice.checkoutLink,
  });
  expect(heard.at(-1)?.body).toEqual({
    amount: "100.00",
    currency: "USD",
    metadata: { orderId: reference },
    checkout: {
      redirectURL: payment.returnUrl,
      redirectAutomatically: true,
      defaultLanguage: "en",
      expirationMinutes: 30,
    },
  });
});

const pullPayments = `/api/v1/stores/${invoice.storeId}/pull-payments?includeArchived=true`;
const refund = `POST ${invoices}/${invoice.id}/refund`;

test("coins are sent back by a link that bears the id of the deposit in its name", async () => {
  const { provider, heard } = serverThat({
    ...found({ status: "Settled" }),
    [`GET ${pullPayments}`]: [{ id: "another", name: null }, { name: "Refund of another" }],
    [refund]: { id: "made" },
  });
  expect(await provider.sendBack(asked)).toEqual({ event: "sent_back" });
  const [made] = heard.filter(({ call }) => call === refund);
  expect(made?.body).toEqual({
    name: `Refund ${reference}`,
    payoutMethodId: "BTC-CHAIN",
    refundVariant: "CurrentRate",
  });
  expect(`Refund ${reference}`.length).toBeLessThanOrEqual(50);
});

test("a link whose making we never heard of is found, and no second one is made", async () => {
  const { provider, heard } = serverThat({
    ...found({ status: "Settled" }),
    [`GET ${pullPayments}`]: [{ id: "made", name: `Refund ${reference}`, archived: true }],
  });
  expect(await provider.sendBack(asked)).toEqual({ event: "sent_back" });
  expect(heard.map(({ call }) => call)).not.toContain(refund);
});

test("asked for twice it is one invoice", async () => {
  const { provider, heard } = serverThat(found({}));
  await provider.begin(payment);
  expect(heard.map(({ call }) => call)).toEqual([`GET ${invoices}?orderId=${reference}`]);
});

describe("what an invoice means", () => {
  test.each([
    ["New", "None", { event: "open" }],
    ["New", "PaidPartial", { event: "open" }],
    ["Processing", "None", { event: "begun" }],
    ["Processing", "PaidOver", { event: "begun" }],
    ["Settled", "None", { event: "paid", paid: total }],
    ["Settled", "Marked", { event: "paid", paid: total }],
    ["Settled", "PaidOver", { event: "paid", paid: money(9_000n, usd) }],
    ["Expired", "None", { event: "lapsed" }],
    ["Expired", "PaidPartial", { event: "paid", paid: money(9_000n, usd) }],
    ["Expired", "PaidLate", { event: "paid", paid: money(9_000n, usd) }],
    ["Invalid", "None", { event: "declined" }],
    ["Invalid", "Marked", { event: "declined" }],
  ])("%s, %s", async (status, additionalStatus, news) => {
    const { provider } = serverThat(found({ status, additionalStatus }));
    expect(await provider.read(asked)).toEqual(news);
  });

  test("coins that came after it ran out are waited for until they are settled", async () => {
    const [method] = paymentMethods;
    const waiting = [{ ...method, payments: [{ status: "Processing" }] }];
    const { provider } = serverThat(
      found({ status: "Expired", additionalStatus: "PaidLate" }, waiting),
    );
    expect(await provider.read(asked)).toEqual({ event: "begun" });
  });

  test("one that nobody made is unknown, and a server that fails is an outage", async () => {
    const none = serverThat({ [`GET ${invoices}?orderId=${reference}`]: [] });
    expect(await none.provider.read(asked)).toBeUndefined();
    await expect(serverThat({}).provider.read(asked)).rejects.toThrow("answered 404");
  });
});

describe("of all invoices that bear our order id", () => {
  const byOrder = `GET ${invoices}?orderId=${reference}`;
  const own = { ...asked, providerReference: invoice.id };
  const settled = { ...invoice, status: "Settled" };

  test.each([
    ["over another amount", { amount: "1.00" }],
    ["in another currency", { currency: "EUR" }],
    ["in none of ours", { currency: "DOGE" }],
    ["without an amount", { amount: null }],
  ])("one %s is none of ours, however well it is paid", async (_, change) => {
    const strange = { ...settled, id: "made-by-a-stranger", ...change };
    const { provider } = serverThat({
      [byOrder]: [strange, invoice],
      [`GET ${invoices}/${invoice.id}`]: invoice,
    });
    expect(await provider.read(asked)).toEqual({ event: "open" });
    expect(await provider.read(own)).toEqual({ event: "open" });
    const alone = serverThat({ [byOrder]: [strange] });
    expect(await alone.provider.read(asked)).toBeUndefined();
  });

  test("ours is found by its id, although a page of others hides it", async () => {
    const strange = { ...settled, id: "made-by-a-stranger", amount: "1.00" };
    const { provider } = serverThat({
      [byOrder]: Array.from({ length: 50 }, () => strange),
      [`GET ${invoices}/${invoice.id}`]: { ...settled, amount: "100.000" },
    });
    expect(await provider.read(own)).toEqual({ event: "paid", paid: total });
  });

  test("one that ran out with money in it is heard of before one that waits for some", async () => {
    const late = { ...invoice, status: "Expired", additionalStatus: "PaidLate" };
    const waiting = { ...invoice, id: "made-by-our-other-call" };
    const { provider } = serverThat({
      [byOrder]: [waiting, late],
      [`GET ${invoices}/${invoice.id}`]: late,
      [`GET ${invoices}/${invoice.id}/payment-methods`]: paymentMethods,
    });
    expect(await provider.read(own)).toEqual({ event: "paid", paid: money(9_000n, usd) });
    expect(await provider.read(asked)).toEqual({ event: "paid", paid: money(9_000n, usd) });
  });

  test("of two that we made the one that is paid counts, whichever we were told of", async () => {
    const older = { ...settled, id: "made-by-our-other-call" };
    const { provider } = serverThat({
      [byOrder]: [invoice, older],
      [`GET ${invoices}/${invoice.id}`]: invoice,
    });
    expect(await provider.read(own)).toEqual({ event: "paid", paid: total });
    expect(await provider.read(asked)).toEqual({ event: "paid", paid: total });
  });
});

test("given up, it is marked; paid meanwhile, it is left alone", async () => {
  const open = serverThat({ ...found({}), [`POST ${invoices}/${invoice.id}/status`]: invoice });
  expect(await open.provider.cancel(asked)).toEqual({ event: "given_up" });
  expect(open.heard.at(-1)?.body).toEqual({ status: "Invalid" });
  const paid = serverThat(found({ status: "Settled" }));
  expect(await paid.provider.cancel(asked)).toEqual({ event: "paid", paid: total });
});

describe("a delivery", () => {
  const body = Buffer.from(JSON.stringify(delivery));
  const sign = (bytes: Buffer, secret = "the-secret") =>
    `sha256=${createHmac("sha256", secret).update(bytes).digest("hex")}`;
  const read = (bytes: Buffer, signature: string | undefined) =>
    serverThat({}).provider.readNotice({
      path: "/services/cashier/v1/providers/btcpay/notices",
      body: bytes,
      headers: { "btcpay-sig": signature },
    });

  test("that is signed says that there is news, and never what", () => {
    expect(read(body, sign(body))).toEqual({
      ok: true,
      value: { event: "open", id: delivery.deliveryId, reference },
    });
  });

  test.each([
    ["without a signature", undefined],
    ["signed with another secret", sign(body, "another")],
    ["signed over other bytes", sign(Buffer.from("{}"))],
    ["signed in other words", sign(body).replace("sha256=", "sha1=")],
    ["with half a signature", sign(body).slice(0, 40)],
  ])("%s is not heard", (_, signature) => {
    expect(read(body, signature)).toEqual({ ok: false, refusal: { code: "notice_not_signed" } });
  });

  test("that names no order is unreadable", () => {
    const other = Buffer.from(JSON.stringify({ ...delivery, metadata: {} }));
    expect(read(other, sign(other))).toEqual({
      ok: false,
      refusal: { code: "notice_unreadable" },
    });
  });
});
