import type { RealityCheck } from "@croupier/contracts";
import { expect, test } from "vitest";
import { isDue, secondsHere } from "./use-reality-check.ts";

const heardAt = 1_000_000;
const check = {
  now: "2026-11-20T13:00:00.000Z",
  sessionStartedAt: "2026-11-20T12:00:00.000Z",
  dueAt: "2026-11-20T13:00:10.000Z",
  heardAt,
} as RealityCheck & { heardAt: number };

test("the clock of the session goes on from what the server said, whatever the browser's says", () => {
  expect(secondsHere(check, heardAt)).toBe(3_600);
  expect(secondsHere(check, heardAt + 5_400)).toBe(3_605);
});

test.each([
  [9_999, false],
  [10_000, true],
  [60_000, true],
])("%i ms later the reminder is due: %s", (laterMs, due) => {
  expect(isDue(check, heardAt + laterMs)).toBe(due);
  expect(isDue({ ...check, dueAt: null }, heardAt + laterMs)).toBe(false);
});
