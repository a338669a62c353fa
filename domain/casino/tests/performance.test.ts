import { hourMs } from "@croupier/kit/time";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPerformance } from "../src/face.ts";
import { openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeEach(async () => {
  world = await openCasinoWorld();
});
afterEach(() => world.drop());

test("what was played is counted by the hour, however often it is counted", async () => {
  const since = world.clock();
  const seat = await world.sit();
  let paid = 0;
  for (let round = 0; round < 10; round += 1) {
    if (round === 5) world.forward(hourMs);
    const answer = await world.casino.frame.openRound(seat.session, press());
    if (!answer.ok) throw new Error(answer.refusal.code);
    paid += Number(answer.value.payout) * 100;
  }
  const reef = await world.sit({ game: "minesweep-reef" });
  await world.casino.frame.openRound(reef.session, press({ choice: { mines: 3 } }));
  await world.casino.countHours();
  await world.casino.countHours();
  expect(await world.count("casino.hours")).toBe(2);
  expect(await readPerformance(world.database, since)).toMatchObject([
    {
      game: "lucky-dice",
      profileVersion: 1,
      rounds: 10,
      turnover: [{ asset: "EUR", staked: 1_000n, paid: BigInt(paid) }],
      // Ten rounds say nothing.
      returned: undefined,
    },
  ]);
});

test("a game that returns more than its rules say is odd", async () => {
  const hour = world.clock();
  await world.database.pool.query(
    `INSERT INTO casino.hours (game, profile_version, asset, hour, rounds, staked, paid, returned, squares, counted_at)
     VALUES ('plinko-falls', 1, 'EUR/2', $1, 100000, 10000000, 11000000, 110000, 400000, $1)`,
    [hour],
  );
  const found = await readPerformance(world.database, new Date(hour.getTime() - hourMs));
  expect(found).toMatchObject([{ game: "plinko-falls", returned: { actual: 1.1, isOdd: true } }]);
});

test("a game of skill is odd above its best play and below what it returns by itself, and not between", async () => {
  const from = new Date("2026-10-01T10:00:00Z");
  const squares = 1_300_000;
  const look = async (game: string, share: number) => {
    await world.database.pool.query(
      `INSERT INTO casino.hours (game, profile_version, asset, hour, rounds, staked, paid, returned, squares, counted_at)
       VALUES ($1, 1, 'EUR/2', $2, 100000, 10000000, 10000000, $3, $4, $2)
       ON CONFLICT (game, profile_version, asset, hour) DO UPDATE SET returned = excluded.returned`,
      [game, from, share * 100_000, squares],
    );
    const until = new Date(from.getTime() + hourMs);
    const found = await readPerformance(world.database, from, until);
    return found.find((one) => one.game === game)?.returned?.isOdd;
  };
  for (const [game, least] of [
    ["jacks-or-better", 0.337],
    ["blackjack-21", 0.843],
  ] as const) {
    expect(await look(game, 1.1), game).toBe(true);
    expect(await look(game, 0.95), game).toBe(false);
    expect(await look(game, least + 0.01), game).toBe(false);
    expect(await look(game, least - 0.08), game).toBe(true);
  }
});
