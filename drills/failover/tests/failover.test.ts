import { expect, test } from "vitest";
import { runFailovers } from "../failover-loop.ts";

const load = { times: 1, undisturbedMs: 300, clients: 12 };

// The short form of what `npm run drill failover` does ten times.
test("a standby that commits wait for has every answer when the primary is killed under load", async () => {
  const result = await runFailovers({ ...load, isSynchronous: true });
  expect(result.acknowledged).toBeGreaterThan(20);
  const sound = { lost: 0, surplus: 0, unknown: 0, differences: 0, violations: [] };
  expect(result).toMatchObject({ kills: 1, ...sound });
}, 240_000);

test("a standby that no commit waits for is seen to have lost answers", async () => {
  const result = await runFailovers({ ...load, isSynchronous: false });
  expect(result.lost).toBeGreaterThan(0);
}, 240_000);
