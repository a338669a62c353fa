import type { Breaker } from "@croupier/kit/breaker";
import { createLine } from "@croupier/kit/line";
import { isAsset, formatDecimal, parseMoney } from "@croupier/kit/money";
import { secondMs, type Clock } from "@croupier/kit/time";
import { z } from "zod";
import type { BookedPayment } from "../settlement/compare-books.ts";
import type { SettlementSource } from "../settlement/compare-day.ts";
import type { SandboxSettings } from "./sandbox.ts";
import { readPrivateKey, signParts } from "./signature.ts";

const booked = z.array(
  z.object({
    reference: z.string().max(200),
    status: z.string().max(40),
    amount: z.string().max(60),
    currency: z.string().max(10),
  }),
);
const report = z.object({ items: booked, payouts: booked, refunds: booked });

type Outcomes = Readonly<Record<string, BookedPayment["outcome"]>>;

const payments: Outcomes = {
  paid: "paid",
  charge_lifted: "paid",
  // The money is still there, or there again.
  refunding: "paid",
  refund_declined: "paid",
  refunded: "sent_back",
  charged_back: "sent_back",
};
const payouts: Outcomes = { arrived: "arrived", declined: "came_back", returned: "came_back" };
const refunds: Outcomes = { refunded: "sent_back", refund_declined: "declined" };

/** A day is a long answer, and nobody waits for it. */
const [patience, sizeMax] = [30 * secondMs, 64 * 1024 * 1024];

/** The sandbox's own books of a day. */
export function createSandboxSettlement({
  settings,
  fetch,
  breaker,
  clock,
}: {
  readonly settings: SandboxSettings;
  readonly fetch: typeof globalThis.fetch;
  readonly breaker: Breaker;
  readonly clock: Clock;
}): SettlementSource {
  const key = readPrivateKey(settings.privateKey);
  const ask = createLine({ name: "the payments sandbox", breaker, fetch, patience, sizeMax });
  return {
    code: "sandbox",
    async readDay(day) {
      const path = `/v1/settlements/${day}`;
      const timestamp = String(Math.floor(clock().getTime() / 1_000));
      const signature = signParts({ timestamp, method: "GET", path, body: "" }, key);
      const answer = await ask(`${settings.url}${path}`, {
        method: "GET",
        headers: { "x-signature": signature, "x-timestamp": timestamp },
      });
      if (!answer.ok) throw new Error(`the payments sandbox answered ${answer.status}`);
      const told = report.parse(answer.words);
      return {
        payments: told.items.map((one) => toBooked(one, payments, "unpaid")),
        payouts: told.payouts.map((one) => toBooked(one, payouts, "under_way")),
        refunds: told.refunds.map((one) => toBooked(one, refunds, "under_way")),
      };
    },
  };
}

function toBooked(
  { reference, status, ...told }: z.output<typeof booked>[number],
  outcomes: Outcomes,
  other: BookedPayment["outcome"],
): BookedPayment {
  return { reference, amount: spell(told), outcome: outcomes[status] ?? other };
}

/** As we write it: `25` and `25.00` are one amount. */
function spell({ amount, currency }: { amount: string; currency: string }): string {
  const parsed = isAsset(currency) ? parseMoney(amount, currency) : undefined;
  return `${parsed?.ok === true ? formatDecimal(parsed.value) : amount} ${currency}`;
}
