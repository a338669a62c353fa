import type { Transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, type Result } from "@croupier/kit/result";
import { sql } from "kysely";
import { recordEvent } from "../events/record-event.ts";
import { underLock, type SaferPlayRoom } from "../safer-play/room.ts";
import type { Asker } from "../standing/standing-reader.ts";
import { excludeOtherAccounts } from "../same-person/exclude-other-accounts.ts";
import { decideBreak, decideExclusion, decideReturn } from "./decide-exclusion.ts";

/** Breaks and exclusions. Each ends every session of the player, in whatever browser. */
export function createExclusion(
  room: SaferPlayRoom & { readonly endSessionsOf: (playerId: string) => Promise<void> },
) {
  return {
    /** Ends by the clock, and cannot be shortened. */
    async takeBreak(asked: Asker & { readonly hours: number }) {
      const taken = await underLock(room, asked, async (tx, { policy, standing }) => {
        const decided = decideBreak({ hours: asked.hours, policy, now: standing.now });
        if (!decided.ok) return decided;
        await sql`
          INSERT INTO players.play_break (player_id, break_id, began_at, ends_at)
          VALUES (${asked.playerId}, ${uuidv7()}, ${standing.now}, ${decided.value.endsAt})
        `.execute(tx);
        const { playerId, hours } = asked;
        await recordEvent(tx, { playerId, kind: "break_taken", facts: { hours }, by: "player" });
        return decided;
      });
      if (taken.ok) await room.endSessionsOf(asked.playerId);
      return taken;
    },

    /** Months, or null for good. Marketing stops in the same moment. */
    async exclude(
      asked: Asker & {
        readonly months: number | null;
        /** Staff, on the player's word or for their good; absent: the player. */
        readonly byStaff?: {
          readonly staffId: string;
          readonly reason: string;
          /** Into the audit trail, in the same transaction. */
          readonly record: (tx: Transact) => Promise<void>;
        };
      },
    ) {
      const { playerId, byStaff, months } = asked;
      const excluded = await underLock(room, asked, async (tx, { policy, standing }) => {
        const { now } = standing;
        const decided = decideExclusion({ months, policy, now });
        if (!decided.ok) return decided;
        await sql`
          INSERT INTO players.exclusion
            (player_id, exclusion_id, set_by, began_at, may_return_at)
          VALUES (${playerId}, ${uuidv7()}, ${byStaff === undefined ? "player" : "operator"},
                  ${now}, ${decided.value.mayReturnAt})
        `.execute(tx);
        await stopMarketing(tx, playerId, now);
        await recordEvent(tx, {
          playerId,
          kind: "excluded",
          facts: byStaff === undefined ? { months } : { months, reason: byStaff.reason },
          by: byStaff ?? "player",
        });
        await byStaff?.record(tx);
        return ok({ ...decided.value, others: await excludeOtherAccounts(tx, playerId) });
      });
      if (!excluded.ok) return excluded;
      const { mayReturnAt, others } = excluded.value;
      for (const account of [playerId, ...others]) await room.endSessionsOf(account);
      return ok({ mayReturnAt });
    },

    /** The positive act without which an exclusion never ends. */
    comeBack: (asked: Asker) =>
      underLock(
        room,
        asked,
        async (
          tx,
          { policy, standing },
        ): Promise<
          Result<{ returnsAt: Date }, { readonly code: "not_excluded" | "exclusion_not_over" }>
        > => {
          const { exclusion, now } = standing;
          const decided = decideReturn({ exclusion, policy, now });
          if (!decided.ok) return decided;
          const { returnsAt } = decided.value;
          // The longest is over, so each shorter one that was set besides it is: one act for all of them.
          await sql`
            INSERT INTO players.exclusion_return (player_id, exclusion_id, asked_at, counts_from)
            SELECT e.player_id, e.exclusion_id, ${now}, ${returnsAt}
            FROM players.exclusion AS e
            WHERE e.player_id = ${asked.playerId} AND e.may_return_at <= ${now}
            ON CONFLICT DO NOTHING
          `.execute(tx);
          await recordEvent(tx, { playerId: asked.playerId, kind: "return_asked", by: "player" });
          return ok({ returnsAt });
        },
      ),
  };
}

async function stopMarketing(tx: Transact, playerId: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO players.consent (player_id, kind, recorded_at, given)
    VALUES (${playerId}, 'marketing', ${now}, false)
    ON CONFLICT DO NOTHING
  `.execute(tx);
}
