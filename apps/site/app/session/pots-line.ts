const listeners = new Set<() => void>();
let version = 0;

/** From the one socket of the page to whatever shows pots. */
export function tellPotsChanged(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** How often they have changed: what was asked for before it rose is old. */
export function potsVersion(): number {
  return version;
}

export function onPotsChanged(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
}
