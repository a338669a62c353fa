import { expect, test } from "vitest";
import { runKillLoop } from "../kill-loop.ts";

// The short form of what `npm run drill faults` does at length, with its negative control.
test("a service and a PostgreSQL that are killed in mid-load lose nothing they have acknowledged", async () => {
  const result = await runKillLoop({
    kills: 2,
    victims: ["database", "service"],
    undisturbedMs: 150,
    clients: 16,
  });
  expect(result.acknowledged).toBeGreaterThan(20);
  expect(result).toMatchObject({ kills: 2, lost: 0, surplus: 0, unknown: 0, violations: [] });
}, 240_000);
