import type { KeyObject } from "node:crypto";
import type { ShopAnswer, ShopCall } from "./calls.ts";
import type { Payments } from "./payments.ts";
import { isSignedBy } from "./signature.ts";

const paths = /^\/v1\/settlements\/(\d{4}-\d\d-\d\d)$/;

/** What a shop is told of a day in UTC: every payment that was opened on it, as it stands now. */
export function createSettlement({
  payments,
  shopKey,
}: {
  payments: Payments;
  shopKey: KeyObject;
}) {
  return function answer(call: ShopCall): ShopAnswer {
    if (!isSignedBy(shopKey, call, call.signature)) return { status: 401, body: {} };
    const [, day] = paths.exec(call.path) ?? [];
    if (day === undefined || call.method !== "GET") return { status: 404, body: {} };
    const items = payments
      .openedOn(day)
      .map(({ reference, status, amount, came = amount, currency }) => ({
        reference,
        status,
        amount: came,
        currency,
      }));
    return { status: 200, body: { day, items } };
  };
}
