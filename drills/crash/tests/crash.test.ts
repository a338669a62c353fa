import { expect, test } from "vitest";
import { runCrashLoop } from "../crash-loop.ts";

// The short form of what `npm run drill crash` does at length, with its negative control.
test("A4: a server of play and its PostgreSQL that are killed in mid-load keep every answer they gave", async () => {
  const result = await runCrashLoop({ rounds: 2, undisturbedMs: 150, clients: 12 });
  expect(result.acknowledged).toBeGreaterThan(20);
  const sound = { lost: 0, surplus: 0, unknown: 0, differences: 0, violations: [] };
  expect(result).toMatchObject({ kills: 4, ...sound });
}, 240_000);
