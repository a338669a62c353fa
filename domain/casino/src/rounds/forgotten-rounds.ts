import type { Database } from "@croupier/database";
import { dayMs, type Clock } from "@croupier/kit/time";
import type { Playing } from "./create-playing.ts";
import { findForgottenRounds } from "./round-reads.ts";

/** A player has this long to come back to a hand; after it the rules say what is done for them. */
export const forgottenAfterMs = dayMs;
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
    for (;;) {
      const before = new Date(clock().getTime() - forgottenAfterMs);
      const found = await findForgottenRounds(database.db, { before, game, max: togetherMax });
      const answers = await Promise.allSettled(
        found.map((round) => playing.play({ kind: "end", ...round })),
      );
      const done = answers.filter(({ status }) => status === "fulfilled").length;
      ended += done;
      const isLast = found.length < togetherMax || done === 0 || signal.aborted;
      if (isLast) return { ended, failed: found.length - done };
    }
  };
}
