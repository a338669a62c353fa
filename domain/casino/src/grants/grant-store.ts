import type { Database, Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { assetCode } from "@croupier/ledger";
import { sql } from "kysely";
import { assetOf } from "../jackpots/asset-of.ts";
import type { Round } from "../rounds/round.ts";

type Db = Database["db"] | Transact;

/** Grants that wait for a colleague, and those they declined, are played by nobody. */
const isPlayable = (now: Date) => sql`
  used < rounds AND expires_at > ${now} AND cancelled_at IS NULL
    AND takes_two = (answer IS NOT DISTINCT FROM 'approved')
`;

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
  /** Nobody plays them before a colleague of whoever gives them says yes. */
  readonly takesTwo?: boolean;
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
      WHERE player_id = ${playerId} AND ${isPlayable(clock())}
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
      (player_id, grant_id, game, asset, stake, rounds, granted_by, granted_at, expires_at, reason, press_id,
        takes_two)
    SELECT player_id, grant_id, game, asset, stake, rounds, granted_by, ${now}, expires_at, reason, press_id,
      takes_two
    FROM unnest(
      ${column((g) => g.playerId)}::uuid[], ${column((g) => g.grantId)}::uuid[],
      ${column((g) => g.game)}::text[], ${column((g) => assetCode(g.asset))}::text[],
      ${column((g) => String(g.stake))}::bigint[], ${column((g) => g.rounds)}::integer[],
      ${column((g) => g.staffId)}::uuid[], ${column((g) => g.expiresAt)}::timestamptz[],
      ${column((g) => g.reason ?? null)}::text[], ${column((g) => g.pressId ?? null)}::uuid[],
      ${column((g) => g.takesTwo ?? false)}::boolean[]
    ) AS given (
      player_id, grant_id, game, asset, stake, rounds, granted_by, expires_at, reason, press_id, takes_two
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
    WHERE ${isPlayable(now)}
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

/** One press is judged after another, so that two in one moment see each other. */
export async function lockGiving(tx: Transact): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('free rounds are given', 0))`.execute(tx);
}

/** In one currency, in minor units. */
export type GrantSum = { readonly asset: Asset; readonly minor: bigint };

/**
 * Sums of what was given since, as stakes of the house; of what was taken back counts what was played. The most that
 * one of these players was given, and what this colleague gave alone.
 */
export async function sumGiven(
  tx: Transact,
  asked: {
    readonly playerIds: readonly string[];
    readonly asset: Asset;
    readonly staffId: string;
    readonly since: Date;
  },
): Promise<{ readonly playerDay: bigint; readonly colleagueDay: readonly GrantSum[] }> {
  const { playerIds, asset, staffId, since } = asked;
  const worth = sql`stake * CASE WHEN cancelled_at IS NULL THEN rounds ELSE used END`;
  const { rows: players } = await sql<{ minor: bigint }>`
    SELECT coalesce(max(given.minor), 0)::bigint AS minor FROM (
      SELECT sum(${worth}) AS minor FROM casino.grants
      WHERE player_id = ANY (${[...playerIds]}::uuid[]) AND asset = ${assetCode(asset)}
        AND takes_two = (answer IS NOT DISTINCT FROM 'approved')
        AND coalesce(answered_at, granted_at) > ${since}
      GROUP BY player_id
    ) AS given
  `.execute(tx);
  const { rows: alone } = await sql<{ asset: string; minor: bigint }>`
    SELECT asset, sum(${worth})::bigint AS minor FROM casino.grants
    WHERE granted_by = ${staffId} AND granted_at > ${since} AND NOT takes_two
    GROUP BY asset HAVING sum(${worth}) > 0
  `.execute(tx);
  return {
    playerDay: players[0]?.minor ?? 0n,
    colleagueDay: alone.map(({ asset: code, minor }) => ({ asset: assetOf(code), minor })),
  };
}

function grantOf(row: Row): Grant {
  const { grant_id: grantId, game, stake, rounds, used, won } = row;
  return { grantId, game, asset: assetOf(row.asset), stake, left: rounds - used, won };
}
