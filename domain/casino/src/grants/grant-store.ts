import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, type Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import type { Round } from "../rounds/round.ts";

type Db = Database["db"] | Transact;

/** Rounds of a game whose stake the house pays; what they win is the player's cash. */
export type Grant = {
  readonly grantId: string;
  readonly game: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly left: number;
  readonly won: bigint;
};

export type GivenRounds = {
  readonly playerId: string;
  readonly game: string;
  readonly asset: Asset;
  readonly stake: bigint;
  readonly rounds: number;
  readonly staffId: string;
  readonly expiresAt: Date;
  readonly reason?: string;
  /** Of the press that gave them: the same press gives a player once. */
  readonly pressId?: string;
};

type Row = {
  player_id: string;
  grant_id: string;
  game: string;
  asset: string;
  stake: bigint;
  rounds: number;
  used: number;
  won: bigint;
};

export function createGrants({ database, clock }: { database: Database; clock: Clock }) {
  /** What can still be played, the soonest to run out first. */
  async function listPlayable(playerId: string): Promise<readonly Grant[]> {
    const { rows } = await sql<Row>`
      SELECT * FROM casino.grants
      WHERE player_id = ${playerId} AND used < rounds AND expires_at > ${clock()}
        AND cancelled_at IS NULL
      ORDER BY expires_at, grant_id
    `.execute(database.db);
    return rows.map(grantOf);
  }

  return {
    /** By staff: in the transaction of the act that their trail keeps. */
    async give(db: Db, given: GivenRounds): Promise<string> {
      const grantId = uuidv7();
      await insertGrants(db, [{ ...given, grantId }], clock());
      return grantId;
    },

    listPlayable,

    /** The one that is played next at this game. */
    async findNext(asked: {
      readonly playerId: string;
      readonly game: string;
      readonly asset: Asset;
    }): Promise<Grant | undefined> {
      const grants = await listPlayable(asked.playerId);
      return grants.find(({ game, asset }) => game === asked.game && asset === asked.asset);
    },
  };
}

/** Those that were written; what the same press gave before is left as it is. */
export async function insertGrants(
  db: Db,
  given: readonly (GivenRounds & { readonly grantId: string })[],
  now: Date,
): Promise<readonly string[]> {
  const column = (value: (one: GivenRounds & { readonly grantId: string }) => unknown) =>
    given.map(value);
  const { rows } = await sql<{ grant_id: string }>`
    INSERT INTO casino.grants
      (player_id, grant_id, game, asset, stake, rounds, granted_by, granted_at, expires_at, reason, press_id)
    SELECT player_id, grant_id, game, asset, stake, rounds, granted_by, ${now}, expires_at, reason, press_id
    FROM unnest(
      ${column((g) => g.playerId)}::uuid[], ${column((g) => g.grantId)}::uuid[],
      ${column((g) => g.game)}::text[], ${column((g) => assetCode(g.asset))}::text[],
      ${column((g) => String(g.stake))}::bigint[], ${column((g) => g.rounds)}::integer[],
      ${column((g) => g.staffId)}::uuid[], ${column((g) => g.expiresAt)}::timestamptz[],
      ${column((g) => g.reason ?? null)}::text[], ${column((g) => g.pressId ?? null)}::uuid[]
    ) AS given (
      player_id, grant_id, game, asset, stake, rounds, granted_by, expires_at, reason, press_id
    )
    ON CONFLICT (player_id, press_id) DO NOTHING
    RETURNING grant_id
  `.execute(db);
  return rows.map(({ grant_id: grantId }) => grantId);
}

export type Grants = ReturnType<typeof createGrants>;

/** Those that are asked for by name, as far as they can be played. Behind the lock of the player's seeds. */
export async function readGrants(
  db: Db,
  asked: readonly { readonly playerId: string; readonly grantId: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Grant>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT g.*
    FROM unnest(
      ${asked.map(({ playerId }) => playerId)}::uuid[],
      ${asked.map(({ grantId }) => grantId)}::uuid[]
    ) AS asked (player_id, grant_id)
    JOIN casino.grants AS g USING (player_id, grant_id)
    WHERE g.used < g.rounds AND g.expires_at > ${now} AND g.cancelled_at IS NULL
  `.execute(db);
  return new Map(rows.map((row) => [row.grant_id, grantOf(row)]));
}

/** A round is used up with its first step; what it won is added with its last. */
export async function writeGrantsUsed(
  tx: Transact,
  played: readonly { readonly round: Round; readonly isNew: boolean }[],
): Promise<void> {
  const free = played.filter(({ round }) => round.grantId !== undefined);
  if (free.length === 0) return;
  await sql`
    UPDATE casino.grants AS g SET used = g.used + p.used, won = g.won + p.won
    FROM unnest(
      ${free.map(({ round }) => round.playerId)}::uuid[],
      ${free.map(({ round }) => round.grantId)}::uuid[],
      ${free.map(({ isNew }) => (isNew ? 1 : 0))}::integer[],
      ${free.map(({ round }) => round.payout ?? 0n)}::bigint[]
    ) AS p (player_id, grant_id, used, won)
    WHERE g.player_id = p.player_id AND g.grant_id = p.grant_id
  `.execute(tx);
}

function grantOf(row: Row): Grant {
  const [name = ""] = row.asset.split("/");
  const { grant_id: grantId, game, stake, rounds, used, won } = row;
  return { grantId, game, asset: getAsset(name), stake, left: rounds - used, won };
}
