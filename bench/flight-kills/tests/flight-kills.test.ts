import { freshDatabase } from "@croupier/database/testing";
import { expect, test } from "vitest";
import { killPoints } from "../kill-points.ts";
import { runKills } from "../run-kills.ts";

// The short form of what `npm run bench flight-kills` does at length.
test("whoever takes over a flight finishes it exactly, at whatever step its writer was killed", async () => {
  const fresh = await freshDatabase();
  try {
    const points = Object.keys(killPoints);
    const result = await runKills({ url: fresh.appUrl, points, killsEach: 1 });
    expect(result).toMatchObject({
      kills: points.length,
      changed: 0,
      wrong: 0,
      settingsMissed: 0,
      leftOpen: 0,
      balancesOff: 0,
      violations: 0,
    });
    expect(result.seats).toBeGreaterThan(0);
  } finally {
    await fresh.drop();
  }
}, 180_000);
