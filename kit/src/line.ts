import { createAsking } from "./asking.ts";
import type { Breaker } from "./breaker.ts";

const bytesMax = 1024 * 1024;

export type Answer = {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** What was said, where the answer is a good one; it is for the caller to read. */
  readonly words: unknown;
};

export type Call = Pick<RequestInit, "method" | "headers" | "body">;

/**
 * The one way out over HTTP. An answer is whole within its time and its size, or it is none; a no (4xx)
 * is an answer too. After a few that were none nobody is asked for a while.
 */
export function createLine({
  name,
  breaker,
  fetch,
  patience,
  sizeMax = bytesMax,
  reads = "words",
  check,
}: {
  readonly name: string;
  readonly breaker: Breaker;
  readonly fetch: typeof globalThis.fetch;
  readonly patience?: number | undefined;
  readonly sizeMax?: number;
  /** `head`: what is said stands in the status and the headers, and the rest is not taken in. */
  readonly reads?: "words" | "head";
  /** Throws where an answer, though whole, is none that this party gives. */
  readonly check?: (answer: Answer) => void;
}) {
  const ask = createAsking({ name, breaker, patience });

  return (url: string, call: Call): Promise<Answer> =>
    ask(async (signal) => {
      const response = await fetch(url, { ...call, redirect: "error", signal });
      const answer = await readAnswer(response);
      check?.(answer);
      return answer;
    });

  async function readAnswer(response: Response): Promise<Answer> {
    const { status, ok, headers } = response;
    if (status >= 500 || reads === "head") await response.body?.cancel();
    if (status >= 500) throw new Error(`${name} answered ${status}`);
    if (reads === "head") return { status, ok, headers, words: undefined };
    const text = await readWhole(response);
    return { status, ok, headers, words: ok ? readWords(text) : undefined };
  }

  async function readWhole({ body }: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = "";
    let size = 0;
    // Leaving the loop ends the answer: what is too long is not taken in any further.
    for await (const piece of body ?? []) {
      size += piece.byteLength;
      if (size > sizeMax) throw new Error(`${name} answered more than ${sizeMax} bytes`);
      text += decoder.decode(piece, { stream: true });
    }
    return text + decoder.decode();
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
