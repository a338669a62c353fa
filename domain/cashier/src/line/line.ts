import { secondMs, type Clock } from "@croupier/kit/time";
import { createBreaker } from "./breaker.ts";

/** Three that hang one after the other are noticed in less than ten seconds. */
export const patienceMs = 3 * secondMs;
const bytesMax = 1024 * 1024;

export type Answer = {
  readonly status: number;
  readonly ok: boolean;
  /** What was said, where the answer is a good one; it is for the caller to read. */
  readonly words: unknown;
};

export type Call = Pick<RequestInit, "method" | "headers" | "body">;

/** Nothing was sent: the last calls all went wrong. */
export class NotAsked extends Error {}

/**
 * The one way out to a provider of payments. An answer is whole within its time and its size, or it is
 * none; a no (4xx) is an answer too. After a few that were none nobody is asked for a while.
 */
export function createLine({
  name,
  fetch,
  clock,
  patience = patienceMs,
  sizeMax = bytesMax,
}: {
  readonly name: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly patience?: number | undefined;
  readonly sizeMax?: number;
}) {
  const breaker = createBreaker(clock);

  return async function ask(url: string, call: Call): Promise<Answer> {
    if (!breaker.lets()) throw new NotAsked(`${name} is not asked for a moment: it was in trouble`);
    try {
      const answer = await waitFor(url, call);
      breaker.fine();
      return answer;
    } catch (error) {
      breaker.trouble();
      throw error;
    }
  };

  async function waitFor(url: string, call: Call): Promise<Answer> {
    const giveUp = new AbortController();
    const tooLate = () => giveUp.abort(new Error(`${name} did not answer in time`));
    // One turn more: if it was we who stood still, the answer lies there and is read first.
    const timer = setTimeout(() => setImmediate(tooLate), patience);
    try {
      const answer = await fetch(url, { ...call, redirect: "error", signal: giveUp.signal });
      const { status, ok } = answer;
      if (status >= 500) {
        await answer.body?.cancel();
        throw new Error(`${name} answered ${status}`);
      }
      const text = await readWhole(answer);
      return { status, ok, words: ok ? readWords(text) : undefined };
    } finally {
      clearTimeout(timer);
    }
  }

  async function readWhole({ body }: Response): Promise<string> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop ends the answer: what is too long is not taken in any further.
    for await (const piece of body ?? []) {
      size += piece.byteLength;
      if (size > sizeMax) throw new Error(`${name} answered more than ${sizeMax} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString("utf8");
  }

  /** Not as it was said: what cannot be read may hold anything, and errors are written down. */
  function readWords(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${name} answered what cannot be read`);
    }
  }
}
