/** With a version: who reads another form of it reads nothing. */
const key = "last-sign-in.1";

/** Kept for the next visit with this browser: when, and nothing of who. */
export function noteHere(moment: Date): void {
  try {
    localStorage.setItem(key, moment.toISOString());
  } catch {
    // Storage that is closed to us costs a line on the next visit, nothing else.
  }
}

/** When somebody last came in with this browser, by its own clock. */
export function lastHere(): string | undefined {
  try {
    const kept = localStorage.getItem(key) ?? "";
    return Number.isNaN(Date.parse(kept)) ? undefined : kept;
  } catch {
    return undefined;
  }
}
