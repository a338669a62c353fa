import type { FanOut } from "../realtime/fan-out.ts";

const gatherMs = 10;

/**
 * The ledger names the players of every batch; what comes within a few milliseconds travels as one
 * message, each player once.
 */
export function gatherBalances({
  fanOut,
  onError,
}: {
  fanOut: FanOut;
  onError: (error: unknown) => void;
}): (playerIds: readonly string[]) => void {
  let waiting = new Set<string>();
  return (playerIds) => {
    const first = waiting.size === 0;
    for (const id of playerIds) waiting.add(id);
    if (!first) return;
    setTimeout(() => {
      const ids = [...waiting];
      waiting = new Set();
      // A lost message costs nothing but time: the page asks again every 30 seconds.
      fanOut.announce({ topic: "balance", ids }).catch(onError);
    }, gatherMs);
  };
}
