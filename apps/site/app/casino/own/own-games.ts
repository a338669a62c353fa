import { useSyncExternalStore } from "react";

/** The games by which a player finds the way back, as the server keeps them. */
export interface OwnGames {
  /** The last played first. */
  readonly recent: readonly string[];
  /** The most played first. */
  readonly mostPlayed: readonly string[];
  /** The last kept first. */
  readonly favourites: readonly string[];
  /** In which a round waits for a choice of theirs. */
  readonly unfinished: readonly string[];
}

export type OwnState =
  /** Of a visitor, or not asked for yet. */
  | { readonly status: "none" }
  /** The lists could not be had. */
  | { readonly status: "failed" }
  | ({ readonly status: "known"; readonly ownId: string } & OwnGames);

const none: OwnState = { status: "none" };
let own: OwnState = none;
const listeners = new Set<() => void>();

function tell(next: OwnState): void {
  own = next;
  for (const listener of listeners) listener();
}

export function ownNow(): OwnState {
  return own;
}

export function tellOwn(next: OwnState): void {
  tell(next);
}

export function changeOwn(part: Partial<OwnGames>): void {
  if (own.status === "known") tell({ ...own, ...part });
}

/** Whoever comes next in this browser is somebody else. */
export function forgetOwn(): void {
  if (own.status !== "none") tell(none);
}

/** A round was seen to its end: nothing of it waits any more. */
export function sayRoundEnded(gameId: string): void {
  if (own.status === "known" && own.unfinished.includes(gameId)) {
    changeOwn({ unfinished: own.unfinished.filter((id) => id !== gameId) });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOwn(): OwnState {
  return useSyncExternalStore(
    subscribe,
    () => own,
    () => none,
  );
}

/** Whether the player keeps this game; undefined while nobody knows. */
export function useIsKept(gameId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (own.status === "known" ? own.favourites.includes(gameId) : undefined),
    () => undefined,
  );
}

/** Whether a round of this game waits for its player. */
export function useIsUnfinished(gameId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => own.status === "known" && own.unfinished.includes(gameId),
    () => false,
  );
}
