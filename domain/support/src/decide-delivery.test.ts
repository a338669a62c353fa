import { expect, test } from "vitest";
import { attemptsMax, decideAfterFailure } from "./decide-delivery.ts";

const now = new Date("2026-11-20T12:00:00Z");

test.each([
  [1, "2026-11-20T12:01:00.000Z"],
  [2, "2026-11-20T12:04:00.000Z"],
  [3, "2026-11-20T12:16:00.000Z"],
  [7, "2026-11-21T00:00:00.000Z"],
])("after try %i the next is at %s", (attempts, at) => {
  const after = decideAfterFailure(attempts, now);
  expect(after.state === "WAITING" && after.nextAttemptAt.toISOString()).toBe(at);
});

test("after the last try somebody has to look", () => {
  expect(decideAfterFailure(attemptsMax, now)).toEqual({ state: "FAILED" });
});
