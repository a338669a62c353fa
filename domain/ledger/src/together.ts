import { createBatcher } from "./batcher.ts";
import { sendOrSplit } from "./send-or-split.ts";

/**
 * What many calls ask of the database within a few milliseconds travels as one statement: a journey each
 * would cost more than the answer. One that the database cannot digest fails alone.
 */
export function together<Asked, Answer>(
  send: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  /** Two of one name are sent one after the other; by default nobody waits for anybody. */
  nameOf: (asked: Asked) => string = counting(),
): (asked: Asked) => Promise<Answer> {
  const batcher = createBatcher<Asked, Answer>({
    lanes: 2,
    batchMax: 250,
    // How many may wait is decided where requests come in.
    waitingMax: Number.POSITIVE_INFINITY,
    gatherMs: 2,
    send: (asked) => sendOrSplit(asked, send),
  });
  return (asked) => batcher.submit(nameOf(asked), asked);
}

function counting(): () => string {
  let count = 0;
  return () => String((count += 1));
}
