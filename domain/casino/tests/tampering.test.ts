import { afterEach, beforeEach, expect, test } from "vitest";
import { codeOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeEach(async () => {
  world = await openCasinoWorld();
});
afterEach(() => world.drop());

const mines = { choice: { mines: 3 } };

test("a seed that was put in another player's place decides nothing, though this process knows it", async () => {
  const [own, other] = [await world.sit(), await world.sit()];
  expect((await world.casino.frame.openRound(other.session, press())).ok).toBe(true);
  await world.database.pool.query(
    `UPDATE casino.seeds SET sealed_server_seed =
       (SELECT sealed_server_seed FROM casino.seeds WHERE player_id = $2) WHERE player_id = $1`,
    [own.playerId, other.playerId],
  );
  await expect(world.casino.frame.openRound(own.session, press())).rejects.toThrow(
    "somebody else's",
  );
  expect(await world.balanceOf(own.playerId)).toBe("10000 / 0");
  expect(await world.count("casino.rounds")).toBe(1);
});

test("a round whose past was changed goes no further, and its stake stays where it is", async () => {
  const { session, playerId } = await world.sit({ game: "minesweep-reef" });
  const opened = await world.casino.frame.openRound(session, press(mines));
  if (!opened.ok) throw new Error(opened.refusal.code);
  await world.database.pool.query(
    `UPDATE casino.rounds SET steps = replace(steps::text, '"mines":3', '"mines":1')::json`,
  );
  const act = { roundId: opened.value.id, place: 0, action: { move: "open", shell: 0 } };
  expect(codeOf(await world.casino.frame.act(session, act))).toBe("round_stopped");
  expect(await world.balanceOf(playerId)).toBe("9900 / 100");
});

test.each(["", "a b", "x".repeat(65), "naïve", "../../seed"])(
  "a player's seed like %j is not taken",
  async (playerSeed) => {
    const { session } = await world.sit();
    const before = await world.casino.frame.seeds(session);
    await expect(world.casino.frame.rotateSeeds(session, playerSeed)).rejects.toThrow();
    expect(await world.casino.frame.seeds(session)).toEqual(before);
  },
);
