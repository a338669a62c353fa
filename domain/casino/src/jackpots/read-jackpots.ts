import type { Database } from "@croupier/database";
import { sql } from "kysely";
import { assetOf } from "./asset-of.ts";
import { definitionOf, type DefinitionRow, type JackpotDefinition } from "./jackpot-definition.ts";
import { amountOf } from "./pot.ts";
import type { PotStore } from "./pot-store.ts";

export type DroppedPot = {
  readonly number: number;
  readonly paid: bigint;
  readonly playerId: string;
  readonly roundId: string;
  readonly droppedAt: Date;
  readonly fingerprint: string;
  /** What the drop was drawn from, shown since. */
  readonly serverSeed: string;
};

export type Jackpot = JackpotDefinition & {
  /** The pot that grows; undefined before its first has begun. */
  readonly growing:
    | {
        readonly number: number;
        readonly amount: bigint;
        readonly seed: bigint;
        readonly dropsBy: bigint;
        readonly fingerprint: string;
        readonly begunAt: Date;
      }
    | undefined;
  /** The latest first, a few of them. */
  readonly dropped: readonly DroppedPot[];
};

const droppedShown = 20;

type PotRow = {
  jackpot: string;
  asset: string;
  number: number;
  seed: bigint;
  drops_by: bigint;
  collected: bigint;
  sealed_server_seed: string;
  fingerprint: string;
  begun_at: Date;
  dropped_at: Date | null;
  paid: bigint | null;
  player_id: string | null;
  round_id: string | null;
};

/** Every pot, the one that grows and the last that dropped. */
export async function readJackpots(
  db: Database["db"],
  pots: PotStore,
): Promise<readonly Jackpot[]> {
  const { rows: definitions } = await sql<DefinitionRow>`
    SELECT * FROM casino.jackpots ORDER BY jackpot, asset
  `.execute(db);
  const { rows } = await sql<PotRow>`
    SELECT p.* FROM casino.jackpots AS j
    CROSS JOIN LATERAL (
      SELECT * FROM casino.pots AS p WHERE p.jackpot = j.jackpot AND p.asset = j.asset
      ORDER BY p.number DESC LIMIT ${droppedShown + 1}
    ) AS p
    ORDER BY p.jackpot, p.asset, p.number DESC
  `.execute(db);
  return definitions.map((row) => {
    const own = rows.filter((pot) => pot.jackpot === row.jackpot && pot.asset === row.asset);
    const growing = own.find((pot) => pot.dropped_at === null);
    return {
      ...definitionOf(row),
      growing: growing && {
        number: growing.number,
        amount: amountOf(growing),
        seed: growing.seed,
        dropsBy: growing.drops_by,
        fingerprint: growing.fingerprint,
        begunAt: growing.begun_at,
      },
      dropped: own.flatMap((pot) => droppedOf(pot, pots)),
    };
  });
}

function droppedOf(row: PotRow, pots: PotStore): readonly DroppedPot[] {
  const { jackpot, number, paid, fingerprint } = row;
  const { player_id: playerId, round_id: roundId, dropped_at: droppedAt } = row;
  if (paid === null || playerId === null || roundId === null || droppedAt === null) return [];
  const asset = assetOf(row.asset);
  const serverSeed = pots.reveal({ jackpot, asset, number }, row.sealed_server_seed);
  return [{ number, paid, playerId, roundId, droppedAt, fingerprint, serverSeed }];
}
