import { useSyncExternalStore } from "react";

/** What changes about games while a page stands: pots that grow, rounds that are given. */
interface LiveGames {
  /** By game, in hundredths of a major unit. */
  readonly jackpots: ReadonlyMap<string, number>;
  readonly currency: string;
  /** With free games for everybody, or with promotional spins for this player. */
  readonly free: ReadonlySet<string>;
}

const nothing: LiveGames = { jackpots: new Map(), currency: "", free: new Set() };
let live = nothing;
const listeners = new Set<() => void>();

export function tellLive(change: Partial<LiveGames>): void {
  live = { ...live, ...change };
  for (const listener of listeners) listener();
}

export function liveNow(): LiveGames {
  return live;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a jackpot chip is drawn from; undefined where no pot is to be won. */
export function useJackpot(
  gameId: string,
): { readonly hundredths: number; readonly currency: string } | undefined {
  const amount = useSyncExternalStore(
    subscribe,
    () => live.jackpots.get(gameId),
    () => undefined,
  );
  return amount === undefined || amount <= 0
    ? undefined
    : { hundredths: amount, currency: live.currency };
}

/** Whether the badge of the game is that of free games (S4.12). */
export function useIsFree(gameId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => live.free.has(gameId),
    () => false,
  );
}
