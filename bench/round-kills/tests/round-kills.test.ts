import { freshDatabase } from "@croupier/database/testing";
import { expect, test } from "vitest";
import { killRounds } from "../kill-rounds.ts";

// The short form of what `npm run bench round-kills` does with every game and every moment.
test("a round whose server is killed when it is decided, or paid, comes out as its seeds say", async () => {
  const fresh = await freshDatabase();
  try {
    const killed = await killRounds(fresh.database, {
      url: fresh.appUrl,
      games: ["lucky-dice", "minesweep-reef"],
      moments: ["decided", "written, not committed", "committed, not answered"],
      times: 1,
    });
    expect(killed.kills).toBeGreaterThanOrEqual(9);
    expect(killed).toMatchObject({
      rounds: 6,
      otherwise: 0,
      redraws: 0,
      answeredOtherwise: 0,
      beside: 0,
      stuck: 0,
      violations: 0,
    });
  } finally {
    await fresh.drop();
  }
}, 120_000);
