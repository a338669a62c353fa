import { expect, test } from "vitest";
import { runKillLoop } from "../kill-loop.ts";

// The short form of what `npm run bench faults` does at length, with its negative control.
test("a service and a PostgreSQL that are killed in mid-load lose nothing they have acknowledged", async () => {
  const result = await runKillLoop({
    kills: 6,
    victims: ["database", "service"],
    undisturbedMs: 300,
    clients: 32,
  });
  expect(result.acknowledged).toBeGreaterThan(100);
  expect(result).toMatchObject({ kills: 6, lost: 0, surplus: 0, unknown: 0, violations: [] });
}, 120_000);
