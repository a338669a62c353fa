import { expect, test } from "vitest";
import { decideGuard } from "./decide-guard.ts";

test.each([
  [undefined, ["ENABLED"], "loader"],
  [undefined, [], "loader"],
  ["ENABLED", ["ENABLED"], "through"],
  ["PENDING", ["PENDING", "ENABLED"], "through"],
  ["PENDING", ["ENABLED"], "home"],
  ["DISABLED", ["ENABLED"], "home"],
  ["DISABLED", [], "home"],
] as const)("[S4.6] with %s where %j is allowed: %s", (status, allowed, outcome) => {
  expect(decideGuard(status, allowed)).toBe(outcome);
});
