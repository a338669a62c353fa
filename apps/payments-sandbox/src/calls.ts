import type { KeyObject } from "node:crypto";
import type { KeptCards } from "./kept-cards.ts";
import type { Notices } from "./notices.ts";
import { methods, type Asked, type Payment, type Payments } from "./payments.ts";
import { sendBack } from "./send-back.ts";
import { isSignedBy } from "./signature.ts";

export interface ShopCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly signature: string;
  readonly timestamp: string;
}

export interface ShopAnswer {
  readonly status: number;
  readonly body: object;
}

const cardPaths = /^\/v1\/cards\/([\w-]{1,64})\/removal$/;
const paths = /^\/v1\/payments(?:\/([\w-]{1,64})(?:\/(cancellation|refund))?)?$/;

/** The calls of a shop. What it did not sign is not heard. */
export function createCalls({
  payments,
  cards,
  notices,
  shopKey,
  origin,
}: {
  payments: Payments;
  cards: KeptCards;
  notices: Notices;
  shopKey: KeyObject;
  origin: string;
}) {
  return function answer(call: ShopCall): ShopAnswer {
    if (!isSignedBy(shopKey, call, call.signature)) return { status: 401, body: {} };
    const [, token] = cardPaths.exec(call.path) ?? [];
    if (token !== undefined) return { status: cards.forget(token) ? 200 : 404, body: {} };
    const [, reference, act] = paths.exec(call.path) ?? [];
    if (reference === undefined) return call.method === "POST" ? open(call.body) : missing;
    const payment = payments.findByReference(reference);
    if (payment === undefined) return missing;
    if (act === "cancellation" && payment.status === "open") payment.status = "cancelled";
    if (act === "refund" && isPaid(payment)) sendBack(payment, notices);
    return { status: 200, body: wordsOf(payment) };
  };

  function open(body: string): ShopAnswer {
    const asked = readAsked(body);
    if (asked === undefined) return { status: 400, body: {} };
    const { id } = payments.open(asked);
    return { status: 201, body: { id, url: `${origin}/pay/${id}` } };
  }
}

const missing: ShopAnswer = { status: 404, body: {} };

function isPaid({ status }: Payment): boolean {
  return status === "paid" || status === "charge_lifted";
}

function wordsOf(payment: Payment) {
  const { reference, status, amount, came = amount, currency, kept: card, paidWith } = payment;
  return { reference, status, amount: came, currency, card, paidWith };
}

function readAsked(body: string): Asked | undefined {
  const words = JSON.parse(body) as Record<string, unknown>;
  const textOf = (name: string) => (typeof words[name] === "string" ? words[name] : "");
  const [reference, amount] = [textOf("reference"), textOf("amount")];
  const [returnUrl, noticeUrl] = [textOf("returnUrl"), textOf("noticeUrl")];
  const method = methods.find((one) => one === words["method"]);
  const isWhole =
    /^[\w-]{1,64}$/.test(reference) &&
    /^\d+(\.\d+)?$/.test(amount) &&
    [returnUrl, noticeUrl].every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ""));
  if (!isWhole || method === undefined) return undefined;
  return {
    reference,
    method,
    payer: textOf("payer"),
    card: textOf("card"),
    amount,
    currency: textOf("currency"),
    language: textOf("language"),
    returnUrl,
    noticeUrl,
    expiresAt: Date.parse(textOf("expiresAt")),
  };
}
