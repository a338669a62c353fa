import { randomFraction } from "@croupier/kit/random";

/**
 * Money commands carry their ids, so a batch whose outcome is unknown is simply asked again: what
 * was posted answers as a repeat, what was lost is posted now.
 */
export type RetryOptions = {
  triesMax: number;
  /** The wait before the second try; each further wait is two and a half times as long. */
  firstWaitMs: number;
  random(): number;
  sleep(ms: number): Promise<void>;
};

/**
 * Two seconds in all: enough for a deadlock or a PostgreSQL that restarts quickly. For longer the
 * caller is told that the outcome is unknown rather than left waiting.
 */
export const defaultRetry: RetryOptions = {
  triesMax: 5,
  firstWaitMs: 80,
  random: randomFraction,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The ledger did not answer; the outcome is unknown. Ask again with the same transfer id. */
export class LedgerOutage extends Error {
  override readonly name = "LedgerOutage";
}

export async function retrying<T>(options: RetryOptions, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (attempt === options.triesMax) {
        throw new LedgerOutage("the ledger did not answer", { cause: error });
      }
      const waitMs = options.firstWaitMs * 2.5 ** (attempt - 1);
      // Full waits would make processes that failed together try again together.
      await options.sleep(waitMs * (0.5 + options.random() / 2));
    }
  }
}

const transient = new Set([
  "40001", // serialization failure
  "40P01", // deadlock
  "23505", // the same id reached two batches at once: the next try meets it as known
  "55P03", // lock timeout
  "57014", // statement timeout
  "57P01", // the server is stopping
  "57P02", // the server crashed
  "57P03", // the server is starting
  "53300", // no connection left
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);

/** pg gives a lost connection no code, only one of these sentences. */
const lostConnection =
  /connection terminated|connection ended|timeout exceeded when trying to connect|not queryable/i;

export function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return transient.has(code) || code.startsWith("08") || lostConnection.test(error.message);
}
