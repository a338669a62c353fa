import { expect, test } from "vitest";
import { decideReset } from "./decide-reset.ts";

test.each([
  ["gus asked", "gina", "approved", "yes"],
  ["gus asked", "gina", "declined", "yes"],
  ["gus asked", "gus", "approved", "own_request"],
  ["gus asked", "gus", "declined", "yes"],
  ["it was approved", "gina", "approved", "already_answered"],
  ["it was approved", "gina", "declined", "already_answered"],
  ["it was declined", "gina", "approved", "already_answered"],
  ["it was declined", "gus", "declined", "already_answered"],
] as const)("when %s and %s answers %s: %s", (stands, staffId, answer, told) => {
  const given = { "gus asked": null, "it was approved": "approved", "it was declined": "declined" };
  const request = { askedBy: "gus", answer: given[stands] as "approved" | "declined" | null };
  const decided = decideReset(request, { staffId, answer });
  expect(decided.ok ? "yes" : decided.refusal.code).toBe(told);
});
