import { useSyncExternalStore } from "react";

/** Whether a game was ever opened: until then nothing of play is downloaded. */
let asked = false;
const listeners = new Set<() => void>();

export function sayPlayAsked(): void {
  asked = true;
  for (const listener of listeners) listener();
}

export function useIsPlayAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
