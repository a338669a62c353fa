import type { Database } from "@croupier/database";
import { readPayments, type PaymentsAsked } from "./read-payments.ts";
import { readWays } from "./read-ways.ts";
import type { Way } from "./way.ts";

/** A way as it is read: whoever sent money by the name that other players read, if they have one. */
export type NamedWay = { readonly by: Way["by"]; readonly name: string | null };

/** What a player reads of their payments. Nothing here moves money. */
export function createPaymentHistory({
  database: { db },
  readShownNames,
}: {
  readonly database: Pick<Database, "db">;
  readonly readShownNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}) {
  async function naming(ways: readonly Way[]): Promise<(way: Way) => NamedWay> {
    const senders = ways.flatMap((way) => (way.by === "fromPlayer" ? [way.senderId] : []));
    const names = senders.length === 0 ? undefined : await readShownNames([...new Set(senders)]);
    return (way) =>
      way.by === "fromPlayer" ? { by: way.by, name: names?.get(way.senderId) ?? null } : way;
  }

  return {
    async page(asked: PaymentsAsked) {
      const { payments, next } = await readPayments(db, asked);
      const nameOf = await naming(payments.map(({ way }) => way));
      return { payments: payments.map((one) => ({ ...one, way: nameOf(one.way) })), next };
    },

    /** Of movements in the books, by their ids. */
    async ways(asked: {
      readonly playerId: string;
      readonly ids: readonly string[];
    }): Promise<ReadonlyMap<string, NamedWay>> {
      const found = await readWays(db, asked);
      const nameOf = await naming([...found.values()]);
      return new Map([...found].map(([id, way]) => [id, nameOf(way)]));
    },
  };
}

export type PaymentHistory = ReturnType<typeof createPaymentHistory>;
