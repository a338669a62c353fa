import { multipleOne, type Multiple } from "@croupier/kit/rules";

type Tone = "low" | "even" | "good" | "high" | "top";

/** What colour a multiple has: below the stake none is bright. */
export function toneOf(multiple: Multiple): Tone {
  if (multiple <= multipleOne) return multiple < multipleOne ? "low" : "even";
  if (multiple < 2 * multipleOne) return "even";
  if (multiple < 10 * multipleOne) return "good";
  return multiple < 100 * multipleOne ? "high" : "top";
}
