import type { Database, Transact } from "@croupier/database";
import { dayMs, minuteMs } from "@croupier/kit/time";
import { CompiledQuery, sql } from "kysely";
import type { SeedRow } from "../seeds/seed-store.ts";
import { firstIdAt } from "./first-id-at.ts";
import type { PlayAsked, Seat } from "./play.ts";
import { roundColumns, roundOf, seedJoins, type RoundRow } from "./round-rows.ts";
import type { Round } from "./round.ts";

type Db = Database["db"] | Transact;

/** A press is asked again within seconds; whoever asks after two days asks anew. */
const repeatsMs = 2 * dayMs;
const looksMax = 20;
const columns = sql.raw(roundColumns);
const seedsOfRounds = sql.raw(seedJoins);

export type PressFacts = {
  readonly known: Round | undefined;
  readonly hasOpenRound: boolean;
  readonly lastOpenedAt: Date | undefined;
};

type SatDown = {
  ordinal: number;
  open_round: string | null;
  known_round: string | null;
  last_opened_at: Date | null;
} & SeedRow;

const sitDown = `SELECT ordinal::integer, player_id, number, sealed_server_seed, fingerprint, player_seed,
    nonce_next, open_round, known_round, last_opened_at
  FROM casino.sit_down($1, $2, $3, $4, $5, $6, $7)`;

/** Locks the seeds of who plays, and reads behind that lock what each press meets, in their order. */
export async function readTables(
  tx: Transact,
  asked: readonly PlayAsked[],
  now: Date,
): Promise<{ readonly seeds: readonly SeedRow[]; readonly presses: readonly PressFacts[] }> {
  const plain = (value: (one: PlayAsked) => unknown) =>
    `{${asked.map((one) => value(one) ?? "NULL").join(",")}}`;
  const statement = CompiledQuery.raw(sitDown, [
    plain(({ playerId }) => playerId),
    plain((one) => (one.kind === "open" ? one.playId : undefined)),
    plain(({ seat }) => seat?.game),
    plain(({ seat }) => seat?.terms.roundMsMin),
    firstIdAt(new Date(now.getTime() - minuteMs)),
    firstIdAt(new Date(now.getTime() - repeatsMs)),
    // Another process may be ahead of this one's clock, and its rounds are rounds all the same.
    firstIdAt(new Date(now.getTime() + dayMs)),
  ]);
  let { rows } = await tx.executeQuery<SatDown>(statement);
  // Seeds that were rotated again while their lock was waited for are seen by another look.
  for (let looks = 1; rows.length < asked.length && looks < looksMax; looks += 1) {
    ({ rows } = await tx.executeQuery<SatDown>(statement));
  }
  const known = await readRounds(
    tx,
    rows.flatMap(({ player_id: playerId, known_round: roundId }) =>
      roundId === null ? [] : [{ playerId, roundId }],
    ),
  );
  const knownOf = new Map(known.map((round) => [round?.roundId, round]));
  const found = new Map(rows.map((row) => [row.ordinal, row]));
  const presses = asked.map((_, index): PressFacts => {
    const row = found.get(index + 1);
    return {
      known: row?.known_round ? knownOf.get(row.known_round) : undefined,
      hasOpenRound: Boolean(row?.open_round),
      lastOpenedAt: row?.last_opened_at ?? undefined,
    };
  });
  return { seeds: rows, presses };
}

/** Rounds of these players by their ids; nothing where they are somebody else's. */
export async function readRounds(
  db: Db,
  asked: readonly { readonly playerId: string; readonly roundId: string }[],
): Promise<readonly (Round | undefined)[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<RoundRow>`
    SELECT ${columns}
    FROM unnest(
      ${asked.map(({ playerId }) => playerId)}::uuid[],
      ${asked.map(({ roundId }) => roundId)}::uuid[]
    ) AS asked (player_id, round_id)
    JOIN casino.rounds AS r ON r.player_id = asked.player_id AND r.round_id = asked.round_id
    ${seedsOfRounds}
  `.execute(db);
  const found = new Map(rows.map((row) => [row.round_id, roundOf(row)]));
  return asked.map(({ roundId }) => found.get(roundId));
}

/** The round of this game in which the player still has a say. */
export async function findOpenRound(
  db: Db,
  { playerId, game }: Pick<Seat, "playerId" | "game">,
): Promise<Round | undefined> {
  const { rows } = await sql<RoundRow>`
    SELECT ${columns}
    FROM casino.open_rounds AS o
    JOIN casino.rounds AS r ON r.player_id = o.player_id AND r.round_id = o.round_id
    ${seedsOfRounds}
    WHERE o.player_id = ${playerId} AND o.game = ${game}
  `.execute(db);
  return rows[0] && roundOf(rows[0]);
}

/** A player's rounds of a game, the newest first; `before` is where the last page ended. */
export async function listRounds(
  db: Db,
  asked: Pick<Seat, "playerId" | "game"> & {
    readonly before?: string | undefined;
    readonly max: number;
  },
): Promise<readonly Round[]> {
  const { playerId, game, before, max } = asked;
  const { rows } = await sql<RoundRow>`
    SELECT ${columns}
    FROM casino.rounds AS r
    ${seedsOfRounds}
    WHERE r.player_id = ${playerId} AND r.game = ${game}
      AND (${before ?? null}::uuid IS NULL OR r.round_id < ${before ?? null}::uuid)
    ORDER BY r.round_id DESC LIMIT ${max}
  `.execute(db);
  return rows.map(roundOf);
}

/** Anybody's round: who has its id may see it. */
export async function findRoundOfAnybody(db: Db, roundId: string): Promise<Round | undefined> {
  const { rows } = await sql<RoundRow>`
    SELECT ${columns}
    FROM casino.rounds AS r
    ${seedsOfRounds}
    WHERE r.round_id = ${roundId}
  `.execute(db);
  return rows[0] && roundOf(rows[0]);
}

export type ForgottenAsked = {
  readonly actedBefore: Date;
  readonly openedBefore: Date;
  /** Of this game alone. */
  readonly game?: string | undefined;
  /** Where the last page ended. */
  readonly after?: ForgottenRound | undefined;
  readonly max: number;
};

export type ForgottenRound = { readonly playerId: string; readonly roundId: string };

/**
 * Rounds in which nobody has done anything for so long, those that are open for too long whatever is done in
 * them, and those of games that are off: in the order in which they were opened.
 */
export async function findForgottenRounds(
  db: Db,
  { actedBefore, openedBefore, game, after, max }: ForgottenAsked,
): Promise<readonly ForgottenRound[]> {
  const { rows } = await sql<ForgottenRound>`
    SELECT player_id AS "playerId", round_id AS "roundId" FROM casino.open_rounds
    WHERE (${game ?? null}::text IS NULL OR game = ${game ?? null})
      AND (acted_at < ${actedBefore} OR round_id < ${firstIdAt(openedBefore)}
        OR game IN (SELECT game FROM casino.games WHERE disabled_at IS NOT NULL))
      AND (${after?.roundId ?? null}::uuid IS NULL OR round_id > ${after?.roundId ?? null}::uuid)
    ORDER BY round_id LIMIT ${max}
  `.execute(db);
  return rows;
}
