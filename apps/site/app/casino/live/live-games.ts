import { shownPerMajor } from "@croupier/kit/money";
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

/** What each pot held when it was first heard of, or the least since. */
let least = new Map<string, number>();

export function tellLive(change: Partial<LiveGames>): void {
  if (change.currency !== live.currency && change.currency !== undefined) least = new Map();
  for (const [gameId, amount] of change.jackpots ?? []) {
    least.set(gameId, Math.min(amount, least.get(gameId) ?? amount));
  }
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

/** In units of what the chip shows. */
const worthTelling = 1_000;

/** A pot that is large, or that grows while somebody looks; a small one at rest looks like a price tag. */
export function potToTell(gameId: string): number | undefined {
  const amount = live.jackpots.get(gameId) ?? 0;
  if (amount <= 0) return undefined;
  const grows = amount > (least.get(gameId) ?? amount);
  const shown = (amount / 100) * Number(shownPerMajor(live.currency));
  return grows || shown >= worthTelling ? amount : undefined;
}

/** What a jackpot chip is drawn from; undefined where no pot is to be told of. */
export function useJackpot(
  gameId: string,
): { readonly hundredths: number; readonly currency: string } | undefined {
  const amount = useSyncExternalStore(
    subscribe,
    () => potToTell(gameId),
    () => undefined,
  );
  return amount === undefined ? undefined : { hundredths: amount, currency: live.currency };
}

/** Whether the badge of the game is that of free games (S4.12). */
export function useIsFree(gameId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => live.free.has(gameId),
    () => false,
  );
}
