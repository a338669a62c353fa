import { expect, test } from "vitest";
import { runCrashLoop } from "../crash-loop.ts";

const short = { rounds: 2, undisturbedMs: 400, clients: 24 };

// The short form of what `npm run bench crash` does at length.
test("A4: a server of play and its PostgreSQL that are killed in mid-load keep every answer they gave", async () => {
  const result = await runCrashLoop(short);
  expect(result.acknowledged).toBeGreaterThan(100);
  const sound = { lost: 0, surplus: 0, unknown: 0, differences: 0, violations: [] };
  expect(result).toMatchObject({ kills: 4, ...sound });
}, 180_000);

test("one that answers before its commit is found out", async () => {
  const result = await runCrashLoop({ ...short, answers: "before the commit" });
  expect(result.lost).toBeGreaterThan(0);
  expect(result.differences).toBeGreaterThan(0);
}, 180_000);
