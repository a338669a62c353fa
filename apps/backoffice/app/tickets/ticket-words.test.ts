import { expect, test } from "vitest";
import { spellReference } from "./ticket-words.ts";

test.each([
  ["round", "0199-a", "/rounds/0199-a"],
  ["deposit", "0199-a", "/deposits/0199-a"],
  ["withdrawal", "0199-a", "/withdrawals/0199-a"],
  ["ticket", "100042", "/tickets?number=100042"],
  // Whoever writes may write anything.
  ["round", "../staff?x=1", "/rounds/..%2Fstaff%3Fx%3D1"],
] as const)("a ticket about a %s %s leads to %s", (kind, id, to) => {
  expect(spellReference({ kind, id })).toMatchObject({ to });
});

test("what the sender typed leads nowhere", () => {
  expect(spellReference({ kind: "other", id: "//evil.example" }).to).toBeUndefined();
});
