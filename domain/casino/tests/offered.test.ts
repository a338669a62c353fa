import { afterAll, beforeAll, expect, test } from "vitest";
import { createOfferedGames } from "../src/face.ts";
import { openCasinoWorld, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());

test.each([
  ["a game is switched off", "UPDATE casino.games SET disabled_at = now() WHERE game = 'skylark'"],
  ["its card bears another word", "UPDATE casino.games SET badge = 'new' WHERE game = 'skylark'"],
  [
    "a pot is closed",
    "UPDATE casino.jackpots SET disabled_at = now() WHERE jackpot = (SELECT min(jackpot) FROM casino.jackpots)",
  ],
  [
    "another configuration counts",
    `INSERT INTO casino.profiles (game, version, config, since)
     SELECT game, version + 1, config, since + interval '1 second' FROM casino.profiles
     WHERE game = 'lucky-dice'`,
  ],
])("what is offered has another word once %s", async (_what, change) => {
  const offered = createOfferedGames(world);
  world.forward(2_000);
  const before = await offered.state();
  expect(await offered.state()).toBe(before);
  await world.database.pool.query(change);
  expect(await offered.state()).not.toBe(before);
});

test("a configuration that counts later changes the word when its moment comes", async () => {
  const offered = createOfferedGames(world);
  await world.database.pool.query(
    `INSERT INTO casino.profiles (game, version, config, since)
     SELECT game, version + 1, config, $1 FROM casino.profiles WHERE game = 'minesweep-reef'`,
    [new Date(world.clock().getTime() + 60_000)],
  );
  const before = await offered.state();
  world.forward(30_000);
  expect(await offered.state()).toBe(before);
  world.forward(30_000);
  expect(await offered.state()).not.toBe(before);
});
