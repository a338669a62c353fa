import { expect, test } from "vitest";
import { decideStatus } from "./decide-status.ts";

test.each([
  ["active", "blocked", "blocked"],
  ["blocked", "active", "unblocked"],
  ["active", "active", "status_unchanged"],
  ["blocked", "blocked", "status_unchanged"],
  ["closed", "active", "player_closed"],
  ["closed", "blocked", "player_closed"],
] as const)("a player who is %s and shall be %s: %s", (before, wanted, told) => {
  const decided = decideStatus(before, wanted);
  expect(decided.ok ? decided.value : decided.refusal.code).toBe(told);
});
