import type { Database, Transact } from "@croupier/database";
import type { Asset } from "@croupier/kit/money";
import { sql } from "kysely";
import { assetCode } from "./asset-code.ts";

/** Movements that a limit counts; there is an index of these and of no others (migration 0060). */
export const limitedKinds = ["deposit", "stake", "void", "win", "transfer_received"] as const;
export type LimitedKind = (typeof limitedKinds)[number];

export type Moved = {
  readonly kind: LimitedKind;
  /** One entry a span, in the order they were asked for. */
  readonly spans: readonly { readonly minor: bigint; readonly earliest: Date | null }[];
};

export type MoverAsked = { readonly playerId: string; readonly asset: Asset };

type Row = { mover: number; kind: LimitedKind; span: number; minor: bigint; earliest: Date };

/**
 * What each of these players moved within the spans that end now, by kind and in their order. Inside a
 * transaction it sees what the transaction may rely on: whoever decides on it holds a lock that the next
 * movement waits for.
 */
export async function readMoved(
  db: Database["db"] | Transact,
  asked: { players: readonly MoverAsked[]; spansMs: readonly number[]; now: Date },
): Promise<readonly (readonly Moved[])[]> {
  const { players } = asked;
  const starts = asked.spansMs.map((ms) => new Date(asked.now.getTime() - ms));
  const { rows } = await sql<Row>`
    SELECT mover.ordinal::integer AS mover, span.ordinal::integer AS span, moved.*
    FROM unnest(
      ${players.map(({ playerId }) => playerId)}::uuid[],
      ${players.map(({ asset }) => assetCode(asset))}::text[]
    ) WITH ORDINALITY AS mover (player_id, asset, ordinal)
    CROSS JOIN unnest(${starts}::timestamptz[]) WITH ORDINALITY AS span (start, ordinal)
    -- Summed span by span, so that each is found by the player and never by reading everybody's.
    CROSS JOIN LATERAL (
      SELECT t.kind, sum(t.amount)::bigint AS minor, min(t.recorded_at) AS earliest
      FROM ledger.transfers AS t
      WHERE t.player_id = mover.player_id AND t.recorded_at > span.start
        AND t.kind IN ('deposit', 'stake', 'void', 'win', 'transfer_received')
        AND t.asset = mover.asset
      GROUP BY t.kind
    ) AS moved
  `.execute(db);
  const found = Map.groupBy(rows, ({ mover }) => mover);
  return players.map((_, mover) => {
    const of = found.get(mover + 1) ?? [];
    return limitedKinds.map((kind) => ({
      kind,
      spans: starts.map((__, span) => {
        const row = of.find((one) => one.kind === kind && one.span === span + 1);
        return { minor: row?.minor ?? 0n, earliest: row?.earliest ?? null };
      }),
    }));
  });
}

export type MovedBetween = {
  readonly kind: LimitedKind;
  readonly part: number;
  readonly minor: bigint;
};

/** The same movements cut into parts of time, for who wants to see how it went. */
export async function readMovedBetween(
  db: Database["db"] | Transact,
  asked: { playerId: string; asset: Asset; edges: readonly Date[] },
): Promise<MovedBetween[]> {
  const { edges } = asked;
  const { rows } = await sql<MovedBetween>`
    SELECT t.kind, width_bucket(t.recorded_at, ${edges}::timestamptz[]) - 1 AS part,
           sum(t.amount)::bigint AS minor
    FROM ledger.transfers AS t
    WHERE t.player_id = ${asked.playerId} AND t.kind IN ('deposit', 'stake', 'void', 'win')
      AND t.asset = ${assetCode(asked.asset)}
      AND t.recorded_at >= ${edges[0]} AND t.recorded_at < ${edges.at(-1)}
    GROUP BY 1, 2
  `.execute(db);
  return rows;
}
