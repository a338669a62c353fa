import { secondMs, type Clock } from "./time.ts";

/** So many calls in a row without a good answer, and nobody is asked any more. */
export const troublesMax = 3;
/** Or fewer of them, once so long was waited in vain. */
export const waitedMaxMs = 9 * secondMs;
/** After this one call is let through, to see. */
export const restMs = 5 * secondMs;

/** `closed`: everybody is let through; `half_open`: one, to see; `open`: nobody. */
export type BreakerState = "closed" | "half_open" | "open";

/** Whether somebody outside is worth asking now. It closes again at the first good answer, whoever's it is. */
export function createBreaker(clock: Clock) {
  let troubles = 0;
  let waitedMs = 0;
  let restsUntil = 0;
  let isProbing = false;

  const isClosed = () => troubles < troublesMax && waitedMs < waitedMaxMs;
  const isResting = () => clock().getTime() < restsUntil;

  return {
    /** Whoever is let through says what came of it: `fine` or `trouble`. */
    lets(): boolean {
      if (isClosed()) return true;
      if (isProbing || isResting()) return false;
      isProbing = true;
      return true;
    },
    fine(): void {
      troubles = 0;
      waitedMs = 0;
      isProbing = false;
    },
    /** Told with how long it was waited for. */
    trouble(forMs = 0): void {
      troubles += 1;
      waitedMs += forMs;
      isProbing = false;
      restsUntil = clock().getTime() + restMs;
    },
    state(): BreakerState {
      if (isClosed()) return "closed";
      return isProbing || !isResting() ? "half_open" : "open";
    },
  };
}

export type Breaker = ReturnType<typeof createBreaker>;

/** The breakers of a process: one for each party outside, by its name, for whoever shows how they stand. */
export function createBreakers(clock: Clock) {
  const byName = new Map<string, Breaker>();
  return {
    of(name: string): Breaker {
      const breaker = byName.get(name) ?? createBreaker(clock);
      byName.set(name, breaker);
      return breaker;
    },
    states: (): readonly (readonly [name: string, state: BreakerState])[] =>
      [...byName].map(([name, breaker]) => [name, breaker.state()]),
  };
}

export type Breakers = ReturnType<typeof createBreakers>;
