import { expect, test } from "vitest";
import { volatilityOf } from "./volatility.ts";

test.each([
  [[1.99], "low"],
  [[2], "medium"],
  [[5.99], "medium"],
  [[6.2], "high"],
  [[1, 3, 40], "medium"],
] as const)("a game whose rounds stray by %j stakes is called %s", (deviations, volatility) => {
  expect(volatilityOf(deviations.map((deviation) => ({ deviation })))).toBe(volatility);
});
