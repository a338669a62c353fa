import type { Asset } from "@croupier/kit/money";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { lookAt, underLock, type SaferPlayRoom } from "../safer-play/room.ts";
import type { Asker } from "../standing/standing-reader.ts";

/** How often a player may choose to be told of the time. */
const minutesMin = 5;
const minutesMax = 240;

export type RealityCheckFacts = {
  readonly now: Date;
  readonly sessionStartedAt: Date;
  readonly dueAt: Date | null;
  /** What counts; null: no reminder is planned. */
  readonly minutes: number | null;
  readonly chosenMinutes: number | null;
  readonly minutesByLaw: number | null;
  readonly currency: Asset;
  /** Minor units, since the session began. */
  readonly staked: bigint;
  readonly net: bigint;
};

/** Tells how long somebody has been here, and what came of it, until they answer. */
export function createRealityCheck(room: SaferPlayRoom) {
  return {
    /** What the reminder shows; undefined when the session has ended meanwhile. */
    async read(asker: Asker): Promise<RealityCheckFacts | undefined> {
      const facts = await lookAt(room, asker);
      if (facts?.sessionStartedAt === undefined || facts.sessionStartedAt === null) {
        return undefined;
      }
      const { standing, currency, sessionStartedAt } = facts;
      const { now } = standing;
      const spansMs = [now.getTime() - sessionStartedAt.getTime()];
      const { playerId } = asker;
      const [money] = await room.readMoneyUsed(room.database.db, {
        players: [{ playerId, currency }],
        spansMs,
        now,
      });
      return {
        now,
        sessionStartedAt,
        dueAt: standing.realityCheckDueAt,
        minutes: facts.realityCheckMinutes,
        chosenMinutes: facts.chosenMinutes,
        minutesByLaw: facts.policy.realityCheckMinutes,
        currency,
        staked: money?.stake[0]?.minor ?? 0n,
        net: money?.net[0]?.minor ?? 0n,
      };
    },

    /**
     * The law may want it sooner, never later than chosen. One that is due is answered first: whoever
     * chose another length instead would go on unasked.
     */
    choose: (asked: Asker & { readonly minutes: number | null }) =>
      underLock(
        room,
        asked,
        async (
          tx,
          { standing },
        ): Promise<
          Result<undefined, { readonly code: "reality_check_interval" | "reality_check_due" }>
        > => {
          const { minutes, playerId } = asked;
          if (minutes !== null && (minutes < minutesMin || minutes > minutesMax)) {
            return refuse({ code: "reality_check_interval" });
          }
          const { now, realityCheckDueAt: dueAt } = standing;
          if (dueAt !== null && dueAt <= now) return refuse({ code: "reality_check_due" });
          await sql`
            INSERT INTO players.reality_check_choice (player_id, choice_id, minutes, chosen_at)
            VALUES (${playerId}, ${uuidv7()}, ${minutes}, ${now})
          `.execute(tx);
          const facts = { minutes };
          await recordEvent(tx, { playerId, kind: "reality_check_chosen", facts, by: "player" });
          return ok();
        },
      ),

    /** The answer that lets play go on; the server writes down that it was given. */
    acknowledge: (asked: Asker & { readonly sessionId: string }) =>
      underLock(room, asked, async (tx, { standing }): Promise<Result<undefined, never>> => {
        await sql`
          INSERT INTO players.reality_check_answer (player_id, answer_id, session_id, answered_at)
          VALUES (${asked.playerId}, ${uuidv7()}, ${asked.sessionId}, ${standing.now})
        `.execute(tx);
        return ok();
      }),
  };
}
