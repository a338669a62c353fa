import { setTimeout as sleep } from "node:timers/promises";
import type { WithdrawalRoom } from "@croupier/cashier";
import type { Database } from "@croupier/database";
import { ok } from "@croupier/kit/result";
import type { Dice } from "@croupier/tools/seed";

type PayoutProvider = WithdrawalRoom<never>["providers"][number];
type PayoutEvent = Awaited<ReturnType<PayoutProvider["send"]>>["event"];

export type Sent = {
  readonly id: string;
  readonly minor: bigint;
  /** When it was last kept that the provider is called, and when the call came. */
  readonly handedAt: Date;
  readonly at: Date;
};

/** A payment provider on bad days: calls that never arrive, answers that nobody hears, all of it late. */
export function openPayoutBank(
  { pool }: Pick<Database, "pool">,
  { dice, clock }: { readonly dice: Dice; readonly clock: () => Date },
) {
  const payouts = new Map<string, PayoutEvent>();
  const sent: Sent[] = [];
  let isCalm = false;

  const provider: PayoutProvider = {
    code: "told",
    methods: ["CARD", "CBT"],
    async send({ reference: id, amount }) {
      const at = clock();
      const { rows } = await pool.query<{ handed_at: Date }>(
        "SELECT handed_at FROM cashier.withdrawals WHERE withdrawal_id = $1",
        [id],
      );
      const luck = isCalm ? 2 : dice(4);
      await sleep(isCalm ? 0 : dice(8));
      if (luck === 0) throw new LostCall();
      if (!payouts.has(id)) payouts.set(id, "handed_over");
      sent.push({ id, minor: amount.minor, handedAt: rows[0]?.handed_at ?? at, at });
      if (luck === 1) throw new LostCall();
      return { providerReference: `told ${id}`, event: payouts.get(id) ?? "handed_over" };
    },
    read: async (id) => payouts.get(id),
    readNotice: ({ body }) => ok(JSON.parse(body.toString())),
  };

  return {
    provider,
    sent,
    has: (id: string) => payouts.has(id),
    /** It goes on with what it has; undefined: there is nothing left to go on with. */
    goOn(event: "sent" | "arrived" | "declined"): string | undefined {
      const open = [...payouts].filter(([, now]) => now === "handed_over" || now === "sent");
      const [id] = open[dice(open.length || 1)] ?? [];
      if (id !== undefined) payouts.set(id, event);
      return id;
    },
    calmDown: () => void (isCalm = true),
    worsen: () => void (isCalm = false),
  };
}

export type PayoutBank = ReturnType<typeof openPayoutBank>;

export class LostCall extends Error {
  constructor() {
    super("the provider was not reached, or not heard");
  }
}
