/** Lets so many pieces of work run at once; the others wait in the order in which they came. */
export function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, never freed between two.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
