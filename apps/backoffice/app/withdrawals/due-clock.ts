export type DueClock = {
  readonly words: string;
  readonly tone: "late" | "soon" | "plain";
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const soonMs = 30 * minuteMs;

/** How long is left to look at it, to the second once it is less than an hour. */
export function readDueClock(dueAt: string, now: Date): DueClock {
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0 && left > -minuteMs) return { words: "Just late", tone: "late" };
  if (left < 0) return { words: `${spell(-left)} late`, tone: "late" };
  const words = left < hourMs ? inSeconds(left) : spell(left);
  return { words, tone: left < soonMs ? "soon" : "plain" };
}

/** `3 h 42`, `42 min`: how long something has waited, or may wait. */
export function spell(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${twoDigits(rest)}`;
}

const inSeconds = (ms: number): string =>
  `${twoDigits(Math.floor(ms / minuteMs))}:${twoDigits(Math.floor(ms / 1000) % 60)}`;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** `48 s`, `12 min`, `3 h 05`, `2 days`. */
export function spellSeconds(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  const hours = seconds / 3600;
  return hours < 48 ? spell(seconds * 1000) : `${Math.floor(hours / 24)} days`;
}
