import { useSyncExternalStore } from "react";

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The room that the page of a game keeps for its window; null while no such page is open. */
export function setPlace(element: HTMLElement | null): void {
  if (place === element) return;
  place = element;
  for (const listener of listeners) listener();
}

export function usePlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => place,
    () => null,
  );
}
