import { multipleOne } from "@croupier/kit/rules";
import { expect, test } from "vitest";
import { greetingOf, isGreat } from "./greeting.ts";

test("nothing is greeted as a win as long as a round has not paid more than its stake", () => {
  expect(greetingOf(0, 9 * multipleOne)).toBe("none");
  expect(greetingOf(multipleOne, multipleOne)).toBe("told");
  expect(greetingOf(multipleOne / 2, multipleOne)).toBe("told");
  expect(greetingOf(multipleOne + 1, multipleOne + 1)).toBe("win");
});

test.each([
  [9, "win", false],
  [10, "big", true],
  [30, "great", true],
  [100, "vast", true],
] as const)("%i times the stake is greeted as %s", (times, greeting, great) => {
  expect(greetingOf(times * multipleOne, times * multipleOne)).toBe(greeting);
  expect(isGreat(greeting)).toBe(great);
});

test("what a bought feature pays is no win before it paid more than it cost", () => {
  const price = 80 * multipleOne;
  expect(greetingOf(40 * multipleOne, price, price)).toBe("told");
  expect(greetingOf(40 * multipleOne, price + 1, price)).toBe("great");
});
