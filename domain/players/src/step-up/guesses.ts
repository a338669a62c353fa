import type { VerificationType } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { decideGuess, type Guess, type GuessDecision } from "./decide-guess.ts";
import type { VerificationBlocked } from "./refusals.ts";

export type BegunGuess = {
  readonly guessId: string;
  /** How many more there are, should this one be wrong. */
  readonly left: number;
};

/** What tries are counted for. Whoever wants to stop has tries of their own: nothing else uses them up. */
export type Guessed = VerificationType | "PASSWORD_TO_STOP";

type Whose = { readonly playerId: string; readonly factor: Guessed };

/**
 * Tries, counted for the player over all of their sessions. One is written down before it is looked
 * at, so that fifty at the same moment are fifty.
 */
export function createGuesses(database: Database) {
  async function decide(
    tx: Transact | Database["db"],
    { playerId, factor }: Whose,
  ): Promise<{ decision: GuessDecision; now: Date }> {
    const { rows } = await sql<{ now: Date; made_at: Date | null; lived_down: boolean | null }>`
      SELECT t.now, g.made_at, g.lived_down
      FROM (SELECT clock_timestamp() AS now) AS t
      LEFT JOIN players.guess AS g
        ON g.player_id = ${playerId} AND g.factor = ${factor} AND g.made_at > t.now - interval '1 day'
    `.execute(tx);
    const guesses = rows.flatMap(({ made_at: madeAt, lived_down: livedDown }): Guess[] =>
      madeAt === null ? [] : [{ madeAt, livedDown: livedDown === true }],
    );
    const now = rows[0]?.now ?? new Date(0);
    return { decision: decideGuess(guesses, now), now };
  }

  return {
    begin: (whose: Whose): Promise<Result<BegunGuess, VerificationBlocked>> =>
      transact(database, async (tx) => {
        const { playerId, factor } = whose;
        // One at a time a player and factor, or two would both be the fifth.
        await sql`
          SELECT pg_advisory_xact_lock(hashtextextended(${`guess ${playerId} ${factor}`}, 0))
        `.execute(tx);
        const { decision, now } = await decide(tx, whose);
        if (!decision.allowed) return refuse(blockedUntil(decision.until, now));
        const guessId = uuidv7();
        await sql`
          INSERT INTO players.guess (player_id, guess_id, factor)
          VALUES (${playerId}, ${guessId}, ${factor})
        `.execute(tx);
        return ok({ guessId, left: decision.left });
      }),

    /** It was right: it was no guess, and those before it are lived down. */
    async right({ playerId, factor }: Whose, { guessId }: BegunGuess): Promise<void> {
      await sql`
        WITH gone AS (
          DELETE FROM players.guess WHERE player_id = ${playerId} AND guess_id = ${guessId}
        )
        UPDATE players.guess SET lived_down = true
        WHERE player_id = ${playerId} AND factor = ${factor} AND guess_id <> ${guessId}
          AND NOT lived_down
      `.execute(database.db);
    },

    /** Nobody looked at it. */
    async takeBack({ playerId }: Whose, { guessId }: BegunGuess): Promise<void> {
      await sql`
        DELETE FROM players.guess WHERE player_id = ${playerId} AND guess_id = ${guessId}
      `.execute(database.db);
    },

    /** Seconds until the next try, or undefined when one may be made now. */
    async blockedFor(whose: Whose): Promise<number | undefined> {
      const { decision, now } = await decide(database.db, whose);
      return decision.allowed ? undefined : blockedUntil(decision.until, now).remainingBlockingTime;
    },

    /** For the worker: what decides nothing any more. */
    async forgetBefore(moment: Date): Promise<void> {
      await sql`DELETE FROM players.guess WHERE made_at < ${moment}`.execute(database.db);
    },
  };
}

export type Guesses = ReturnType<typeof createGuesses>;

function blockedUntil(until: Date, now: Date): VerificationBlocked {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return { code: "verification_blocked", remainingBlockingTime: seconds };
}
