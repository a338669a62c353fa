import type { KeyObject } from "node:crypto";
import type { ShopAnswer, ShopCall } from "./calls.ts";
import type { Payment, Payments } from "./payments.ts";
import type { Payouts } from "./payouts.ts";
import { isSignedBy } from "./signature.ts";

const paths = /^\/v1\/settlements\/(\d{4}-\d\d-\d\d)$/;

/** What a shop is told of a day in UTC: what was opened, paid out and sent back on it, as it stands now. */
export function createSettlement({
  payments,
  payouts,
  shopKey,
}: {
  payments: Payments;
  payouts: Payouts;
  shopKey: KeyObject;
}) {
  return function answer(call: ShopCall): ShopAnswer {
    if (!isSignedBy(shopKey, call, call.signature)) return { status: 401, body: {} };
    const [, day] = paths.exec(call.path) ?? [];
    if (day === undefined || call.method !== "GET") return { status: 404, body: {} };
    return {
      status: 200,
      body: {
        day,
        items: payments.openedOn(day).map(wordsOf),
        payouts: payouts.takenOn(day).map(({ reference, status, amount, currency }) => ({
          reference,
          status,
          amount,
          currency,
        })),
        refunds: payments.sentBackOn(day).map(wordsOf),
      },
    };
  };
}

function wordsOf({ reference, status, amount, came = amount, currency }: Payment) {
  return { reference, status, amount: came, currency };
}
