import { sql } from "kysely";

/** How money came or went, as much of it as its owner knows it by. */
export type Way =
  /** Brand and four digits, where the provider told them. */
  | { readonly by: "card" | "bank" | "voucher" | "crypto"; readonly name: string | null }
  /** As the sender named them. */
  | { readonly by: "toPlayer"; readonly name: string | null }
  | { readonly by: "fromPlayer"; readonly senderId: string };

export type WayRow = {
  readonly way: Way["by"];
  readonly name: string | null;
  readonly senderId: string | null;
};

/** The same three columns wherever a payment is read from: `d` deposits, `w` withdrawals, `t` transfers. */
export const wayColumns = {
  deposit: sql`d.method AS way, d.paid_with AS name, NULL::uuid AS "senderId"`,
  // A card is the one that was paid with.
  withdrawal: sql`CASE w.method WHEN 'CBT' THEN 'bank' ELSE 'card' END AS way,
    CASE w.method WHEN 'CBT' THEN nullif(w.destination, '') ELSE d.paid_with END AS name,
    NULL::uuid AS "senderId"`,
  sent: sql`'toPlayer' AS way, t.named AS name, NULL::uuid AS "senderId"`,
  received: sql`'fromPlayer' AS way, NULL::text AS name, t.player_id AS "senderId"`,
} as const;

export function toWay({ way, name, senderId }: WayRow): Way {
  if (way !== "fromPlayer") return { by: way, name };
  if (senderId === null) throw new Error("what came from a player has a sender");
  return { by: way, senderId };
}
