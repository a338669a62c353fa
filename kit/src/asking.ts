import type { Breaker } from "./breaker.ts";
import { secondMs } from "./time.ts";

/** Three that hang one after the other are noticed in less than ten seconds. */
export const patienceMs = 3 * secondMs;

/** Nothing was sent: the last calls all went wrong. */
export class NotAsked extends Error {}

/**
 * Asks somebody outside, over whatever wire: an answer comes within its time, or it is none. What
 * throws is trouble, so that a no is returned; after some trouble nobody is asked for a while.
 */
export function createAsking({
  name,
  breaker,
  patience = patienceMs,
  worryMs,
}: {
  readonly name: string;
  readonly breaker: Breaker;
  readonly patience?: number | undefined;
  /** From then on nobody else is sent the same way, though this one is still waited for. */
  readonly worryMs?: number | undefined;
}) {
  /** The signal ends the work that nobody waits for any more. */
  return async function ask<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (!breaker.lets()) throw new NotAsked(`${name} is not asked for a moment: it was in trouble`);
    const begun = performance.now();
    const giveUp = new AbortController();
    const late = Promise.withResolvers<never>();
    const tooLate = () => {
      const error = new Error(`${name} did not answer in time`);
      late.reject(error);
      giveUp.abort(error);
    };
    // One turn more: if it was we who stood still, the answer lies there and is read first.
    const timer = setTimeout(() => setTimeout(tooLate), patience);
    const worry =
      worryMs === undefined ? undefined : setTimeout(() => breaker.trouble(worryMs), worryMs);
    try {
      const answer = await Promise.race([work(giveUp.signal), late.promise]);
      breaker.fine();
      return answer;
    } catch (error) {
      breaker.trouble(performance.now() - begun);
      throw error;
    } finally {
      clearTimeout(timer);
      clearTimeout(worry);
    }
  };
}
