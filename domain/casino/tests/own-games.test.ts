import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCasinoWorld, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());

test("[S4.18] what was played last and most is told apart, and a game is counted once per play", async () => {
  const { ownGames } = world.casino;
  const playerId = uuidv7();
  for (const game of ["dice", "dice", "dice", "crash", "mines", "crash"]) {
    await ownGames.recordPlay({ playerId, game });
    world.forward(1_000);
  }
  expect(await ownGames.read(playerId)).toEqual({
    recent: ["crash", "mines", "dice"],
    mostPlayed: [
      { id: "dice", count: 3 },
      { id: "crash", count: 2 },
      { id: "mines", count: 1 },
    ],
    favourites: [],
    unfinished: [],
  });
});

test("fifty plays at once are fifty", async () => {
  const { ownGames } = world.casino;
  const playerId = uuidv7();
  await Promise.all(
    Array.from({ length: 50 }, () => ownGames.recordPlay({ playerId, game: "dice" })),
  );
  expect((await ownGames.read(playerId)).mostPlayed).toEqual([{ id: "dice", count: 50 }]);
});

test("a favourite is kept once and dropped for good, and is its player's alone", async () => {
  const { ownGames } = world.casino;
  const [playerId, other] = [uuidv7(), uuidv7()];
  await ownGames.keep({ playerId, game: "dice" });
  world.forward(1_000);
  await ownGames.keep({ playerId, game: "crash" });
  await ownGames.keep({ playerId, game: "dice" });
  expect((await ownGames.read(playerId)).favourites).toEqual(["crash", "dice"]);
  await ownGames.drop({ playerId: other, game: "dice" });
  await ownGames.drop({ playerId, game: "crash" });
  await ownGames.drop({ playerId, game: "crash" });
  expect((await ownGames.read(playerId)).favourites).toEqual(["dice"]);
  expect((await ownGames.read(other)).favourites).toEqual([]);
});
