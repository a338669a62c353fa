import { describe, expect, test } from "vitest";
import { howLongAgo } from "./how-long-ago.ts";

const now = new Date("2026-03-04T12:00:00Z");
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe("how long ago a moment was", () => {
  test.each([
    [0, "just now"],
    [4, "just now"],
    [5, "5 sec ago"],
    [59, "59 sec ago"],
    [60, "1 min ago"],
    [3_599, "59 min ago"],
    [3_600, "1 hr ago"],
    [86_399, "23 hr ago"],
    [172_800, "2 days ago"],
  ])("%i seconds ago reads as %s", (seconds, words) => {
    expect(howLongAgo(before(seconds), now)).toBe(words);
  });

  test("a moment a little ahead of this clock reads as now", () => {
    expect(howLongAgo(before(-3), now)).toBe("just now");
  });
});
