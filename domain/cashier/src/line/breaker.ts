import { secondMs, type Clock } from "@croupier/kit/time";

/** So many calls in a row without a good answer, and nobody is asked any more. */
export const troublesMax = 3;
/** After this one call is let through, to see. */
export const restMs = 5 * secondMs;

/** Whether somebody outside is worth asking now. It closes again at the first good answer, whoever's it is. */
export function createBreaker(clock: Clock) {
  let troubles = 0;
  let restsUntil = 0;
  let isProbing = false;

  return {
    /** Whoever is let through says what came of it: `fine` or `trouble`. */
    lets(): boolean {
      if (troubles < troublesMax) return true;
      if (isProbing || clock().getTime() < restsUntil) return false;
      isProbing = true;
      return true;
    },
    fine(): void {
      troubles = 0;
      isProbing = false;
    },
    trouble(): void {
      troubles += 1;
      isProbing = false;
      restsUntil = clock().getTime() + restMs;
    },
  };
}
