import { pino } from "pino";
import type { DestinationStream } from "pino";

export type GatheredLines = DestinationStream & {
  flush(done?: (error?: Error) => void): void;
  flushSync(): void;
};

/**
 * The lines of one turn of the event loop are written in one go: hundreds are answered within a turn, and
 * writing each by itself cost more than making it. A process that ends by itself has written them all; one
 * that is killed loses what its last turn said.
 */
export function gatherLines(
  out: DestinationStream = pino.destination({ sync: true }),
): GatheredLines {
  let lines = "";
  let planned: NodeJS.Immediate | undefined;

  function flushSync(): void {
    if (planned !== undefined) clearImmediate(planned);
    planned = undefined;
    const text = lines;
    lines = "";
    if (text !== "") out.write(text);
  }

  process.once("exit", flushSync);
  return {
    write(line) {
      lines += line;
      planned ??= setImmediate(flushSync);
    },
    flush(done) {
      flushSync();
      done?.();
    },
    flushSync,
  };
}
