import type { ShownPot } from "@croupier/casino";
import type { LiveGames } from "./live-games.ts";

export interface OpenPots extends Pick<LiveGames, "readJackpots"> {
  onChange(listener: () => void): void;
  close(): void;
}

/** Of whoever names no currency. */
const currencyDefault = "EUR";

/**
 * What is in the pots, in the memory of this process: looked up every few seconds, so that rounds tell nobody
 * and however many ask cost one look. Who listens is told when something has changed.
 */
export async function openPots(options: {
  readonly readPots: () => Promise<readonly ShownPot[]>;
  readonly reportError: (error: unknown) => void;
  readonly lookMs?: number;
}): Promise<OpenPots> {
  const listeners: (() => void)[] = [];
  let pots: readonly ShownPot[] = await options.readPots();
  let looking = false;

  async function look(): Promise<void> {
    const next = await options.readPots();
    const isSame = JSON.stringify(next) === JSON.stringify(pots);
    pots = next;
    if (!isSame) for (const listener of listeners) listener();
  }

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch(options.reportError)
      .finally(() => {
        looking = false;
      });
  }, options.lookMs ?? 3_000);
  timer.unref();

  return {
    readJackpots: async (currency = currencyDefault) =>
      pots.flatMap(({ gameId, asset, hundredths }) =>
        asset === currency ? [{ gameId, amount: hundredths }] : [],
      ),
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
