export type Due = { readonly words: string; readonly tone: "bad" | "warn" | "quiet" };

const hourMs = 3_600_000;

/** How the clock of a document stands: late, late soon, or time enough. */
export function dueIn(answerDueAt: string, now: Date): Due {
  const left = Date.parse(answerDueAt) - now.getTime();
  const hours = Math.floor(Math.abs(left) / hourMs);
  const long = hours === 0 ? `${Math.floor(Math.abs(left) / 60_000)} min` : `${hours} h`;
  if (left < 0) return { words: `${long} late`, tone: "bad" };
  return { words: `${long} left`, tone: left < 4 * hourMs ? "warn" : "quiet" };
}
