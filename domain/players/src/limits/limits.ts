import { ok, refuse, type Result } from "@croupier/kit/result";
import type { LimitKind, LimitWindow } from "@croupier/policy";
import { recordEvent } from "../events/record-event.ts";
import { underLock, type SaferPlayRoom } from "../safer-play/room.ts";
import type { Asker } from "../standing/standing-reader.ts";
import type { UsedLimit } from "../standing/standing.ts";
import { decideChange, decideConfirmation, type LimitChange } from "./decide-change.ts";
import { findLimit } from "./decide-limits.ts";
import { insertAnswer, insertVersion } from "./limit-store.ts";

/** A player's limits, as they see and set them. */
export function createLimits(room: SaferPlayRoom) {
  return {
    /** Null takes a limit away, which is the highest raise there is. */
    set: (
      asked: Asker & {
        readonly kind: LimitKind;
        readonly window: LimitWindow;
        readonly value: bigint | null;
        readonly setBy?: "player" | "operator";
      },
    ) =>
      underLock(room, asked, async (tx, { standing, policy }) => {
        const { now } = standing;
        const { playerId, kind, window, value, setBy = "player" } = asked;
        if (setBy === "operator") {
          const version = { kind, window, setBy, value, waits: false, askedAt: now };
          await insertVersion(tx, playerId, { ...version, countsFrom: now });
          return ok<LimitChange>({ counts: "now" });
        }
        const limit = findLimit(standing.limits, kind, window);
        if (limit === undefined) return refuse({ code: "limit_not_offered" });
        const decided = decideChange({
          limit,
          value,
          offered: policy.limitsOffered,
          raiseHours: policy.limitRaiseHours,
          now,
        });
        if (!decided.ok || decided.value.counts === "unchanged") return decided;
        const waits = decided.value.counts === "later";
        const countsFrom = decided.value.counts === "later" ? decided.value.countsFrom : now;
        const version = { kind, window, setBy, value, waits, askedAt: now, countsFrom };
        await insertVersion(tx, playerId, version);
        await recordEvent(tx, {
          playerId,
          kind: waits ? "limit_raise_asked" : "limit_lowered",
          // Text: an amount in minor units may be larger than a number of JSON is exact.
          facts: { limit: kind, window, value: value?.toString() ?? null },
          by: "player",
        });
        return decided;
      }),

    /** The second word of a player who wanted more, a day after the first. */
    confirm: (asked: Asker & { readonly raise: string }) =>
      underLock(room, asked, async (tx, { standing }) => {
        const decided = decideConfirmation(findPending(standing.limits, asked.raise), asked.raise);
        if (!decided.ok) return decided;
        const { playerId, raise: id } = asked;
        await insertAnswer(tx, { playerId, id, answer: "confirmed", now: standing.now });
        await recordEvent(tx, { playerId, kind: "limit_raise_confirmed", by: "player" });
        return ok();
      }),

    /** Thought better of it. */
    withdraw: (asked: Asker & { readonly raise: string }) =>
      underLock(
        room,
        asked,
        async (
          tx,
          { standing },
        ): Promise<Result<undefined, { readonly code: "raise_unknown" }>> => {
          const { playerId, raise: id } = asked;
          if (findPending(standing.limits, id) === null) return refuse({ code: "raise_unknown" });
          await insertAnswer(tx, { playerId, id, answer: "withdrawn", now: standing.now });
          await recordEvent(tx, { playerId, kind: "limit_raise_withdrawn", by: "player" });
          return ok();
        },
      ),
  };
}

function findPending(limits: readonly UsedLimit[], id: string) {
  return limits.find(({ pending }) => pending?.id === id)?.pending ?? null;
}
