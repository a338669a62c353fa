import type { Database } from "@croupier/database";
import { dayMs, type Clock } from "@croupier/kit/time";
import type { Playing } from "./create-playing.ts";
import { findForgottenRounds, type ForgottenRound } from "./round-reads.ts";

/** A player has this long to come back to a hand; after it the rules say what is done for them. */
const forgottenAfterMs = dayMs;
/** However often they come back, a round is over before staff would look for its stake. */
const longestMs = 6 * dayMs;
const togetherMax = 250;

export type EndedForgotten = { readonly ended: number; readonly failed: number };

/**
 * Ends rounds that nobody ends, the oldest first: what they win is paid, whoever their player is by now.
 * A game that staff switched off is not waited for.
 */
export function createForgottenRounds({
  database,
  playing,
  clock,
}: {
  readonly database: Database;
  readonly playing: Pick<Playing, "play">;
  readonly clock: Clock;
}) {
  return async (signal: AbortSignal, game?: string): Promise<EndedForgotten> => {
    let ended = 0;
    let failed = 0;
    let after: ForgottenRound | undefined;
    const now = clock().getTime();
    const actedBefore = new Date(now - forgottenAfterMs);
    const openedBefore = new Date(now - longestMs);
    for (;;) {
      const asked = { actedBefore, openedBefore, game, after, max: togetherMax };
      const found = await findForgottenRounds(database.db, asked);
      const answers = await Promise.allSettled(
        found.map(({ playerId, roundId }) => playing.play({ kind: "end", playerId, roundId })),
      );
      const done = answers.filter((one) => one.status === "fulfilled" && one.value.ok).length;
      ended += done;
      failed += found.length - done;
      // Those that cannot be ended stay where they are, and nobody waits behind them.
      after = found.at(-1);
      if (found.length < togetherMax || signal.aborted) return { ended, failed };
    }
  };
}
