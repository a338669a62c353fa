import { multipleOne, type Multiple } from "@croupier/kit/rules";

/** How what a spin paid is greeted. */
export type Greeting = "none" | "told" | "win" | "big" | "great" | "vast";

/**
 * As long as the round paid no more than was staked, it is told what a spin paid, and nothing more. A
 * feature that was bought was staked many times what one spin is.
 */
export function greetingOf(
  spinPaid: Multiple,
  total: Multiple,
  staked: Multiple = multipleOne,
): Greeting {
  if (spinPaid === 0) return "none";
  if (total <= staked) return "told";
  const times = spinPaid / multipleOne;
  if (times < 10) return "win";
  if (times < 30) return "big";
  return times < 100 ? "great" : "vast";
}

/** Worth a moment of its own, over everything else. */
export function isGreat(greeting: Greeting): greeting is "big" | "great" | "vast" {
  return greeting === "big" || greeting === "great" || greeting === "vast";
}

/** How long what was paid is counted up, and so how long all else waits for it. */
export const greetingMs = { none: 0, told: 350, win: 900, big: 2_600, great: 3_600, vast: 4_600 };
