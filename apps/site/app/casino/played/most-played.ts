/** One game and how often it was played in this browser (S3.26). */
export interface PlayedGame {
  readonly id: string;
  readonly count: number;
}

/** As the specification names it (S9.14): other front ends of the house read the same record. */
const key = "most-played";
/** The newest first; beside the record, whose form is not ours to change. */
const recentKey = "recently-played.1";
const recentMax = 20;
const idMax = 80;

/** Counts a play: the first is 1, each further one more (S4.18). */
export function countPlay(played: readonly PlayedGame[], id: string): readonly PlayedGame[] {
  const known = played.some((game) => game.id === id);
  return known
    ? played.map((game) => (game.id === id ? { id, count: game.count + 1 } : game))
    : [...played, { id, count: 1 }];
}

/** What is kept may have been written by anybody: what is no record is none. */
export function readPlayed(text: string | null): readonly PlayedGame[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? read.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function isPlayed(value: unknown): value is PlayedGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, count } = value as { id?: unknown; count?: unknown };
  const isCount = typeof count === "number" && Number.isInteger(count) && count > 0;
  return typeof id === "string" && id.length <= idMax && isCount;
}

/** Notes a play in this browser. Where nothing can be kept, that is only logged (S8.12). */
export function notePlayHere(id: string): void {
  try {
    const played = countPlay(readPlayed(localStorage.getItem(key)), id);
    localStorage.setItem(key, JSON.stringify(played));
    const recent = [id, ...recentHere().filter((other) => other !== id)].slice(0, recentMax);
    localStorage.setItem(recentKey, JSON.stringify(recent));
  } catch (failure) {
    // oxlint-disable-next-line no-console -- the specification has it logged (S8.12), and nobody is told
    console.error("Unable to save most played games", failure);
  }
}

/** The games of this browser, the most played first. */
export function mostPlayedHere(): readonly string[] {
  const played = readPlayed(readKept(key));
  return played.toSorted((one, other) => other.count - one.count).map(({ id }) => id);
}

/** The games of this browser, the last played first. */
export function recentHere(): readonly string[] {
  try {
    const read: unknown = JSON.parse(readKept(recentKey) ?? "[]");
    return Array.isArray(read) ? read.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
