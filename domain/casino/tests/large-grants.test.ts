import { uuidv7 } from "@croupier/kit/ids";
import { dayMs } from "@croupier/kit/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeOf, eur, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
let [oda, pia] = ["", ""];
let player = "";
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());
// New staff for each test: nobody of them has given anything before on their day.
beforeEach(async () => {
  [oda, pia] = [uuidv7(), uuidv7()];
  player = await world.openPlayer(0n);
});

type Facts = Partial<Parameters<CasinoWorld["desk"]["grants"]["give"]>[0]>;
const give = (facts: Facts = {}) =>
  world.desk.grants.give({
    pressId: uuidv7(),
    playerIds: [player],
    game: "lucky-dice",
    asset: eur,
    stake: "5.00",
    rounds: 101,
    expiresAt: new Date(world.clock().getTime() + 7 * dayMs),
    reason: "A long wait",
    staffId: oda,
    ...facts,
  });
const worth = (euros: number, facts: Facts = {}) =>
  give({ stake: "1.00", rounds: euros, ...facts });
const answer = (pressId: string, staffId: string, verdict: "approved" | "declined" = "approved") =>
  world.desk.grants.answer({ pressId, staffId, verdict, note: "Spoken about" });
async function isWaiting(given: ReturnType<typeof give>): Promise<boolean> {
  const answered = await given;
  if (!answered.ok) throw new Error(answered.refusal.code);
  return answered.value.some(({ waits }) => waits);
}
const read = async (playerId = player) => {
  const [one] = await world.desk.grants.list({ playerId, limit: 1 });
  if (one === undefined) throw new Error("nothing was given");
  return one;
};

test("free rounds above the small amount are played by nobody before a colleague approves them", async () => {
  const pressId = uuidv7();
  expect(await give({ pressId })).toEqual({
    ok: true,
    value: [{ playerId: player, passedOver: null, waits: true }],
  });
  const { id: grantId, ...kept } = await read();
  expect(kept).toMatchObject({
    state: "waiting",
    press: { id: pressId, players: 1, worth: 505_00n, answered: null },
  });
  const seat = await world.sit({ playerId: player });
  expect(seat.opened.freeRounds).toBeNull();
  const play = () =>
    world.casino.frame.openRound(seat.session, press({ stake: "5.00", freeRounds: grantId }));
  expect(codeOf(await play())).toBe("free_rounds_over");
  expect(await world.casino.grants.listPlayable(player)).toEqual([]);
  // A server that does not know of it is kept from it by the table.
  await expect(
    world.database.pool.query("UPDATE casino.grants SET used = 1 WHERE grant_id = $1", [grantId]),
  ).rejects.toThrow(/check constraint/);

  expect(codeOf(await answer(pressId, oda))).toBe("own_request");
  const both = await Promise.all([answer(pressId, pia), answer(pressId, pia)]);
  expect(both.map(codeOf)).toEqual(["ok", "ok"]);
  expect(codeOf(await answer(pressId, uuidv7(), "declined"))).toBe("already_answered");
  expect(await read()).toMatchObject({
    state: "open",
    press: { answered: { by: pia, note: "Spoken about" } },
  });
  expect(codeOf(await play())).toBe("ok");
  const acts = world.acts.filter(({ subject }) => subject === player);
  expect(acts).toMatchObject([
    { action: "games.free-rounds-asked", staffId: oda, facts: { worth: "505.00" } },
    { action: "games.free-rounds-approved", staffId: pia, facts: { note: "Spoken about" } },
  ]);
});

test("a press is judged with all its players, however little each gets", async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => world.openPlayer(0n)));
  expect(await isWaiting(worth(100, { playerIds: players.slice(1) }))).toBe(false);
  const other = uuidv7();
  expect(await isWaiting(worth(84, { playerIds: players, staffId: other }))).toBe(true);
});

test("what a colleague gives alone in a day counts together, without what was taken back unplayed", async () => {
  const others = await Promise.all([1, 2, 3].map(() => world.openPlayer(0n)));
  expect(await isWaiting(worth(300))).toBe(false);
  expect(await isWaiting(worth(200, { playerIds: others.slice(0, 1) }))).toBe(false);
  expect(await isWaiting(worth(1, { playerIds: others.slice(1, 2) }))).toBe(true);
  const { id } = await read();
  await world.desk.grants.cancel({ id, staffId: oda, reason: "A mistake" });
  expect(await isWaiting(worth(300, { playerIds: others.slice(2) }))).toBe(false);
  world.forward(dayMs);
  expect(await isWaiting(worth(500))).toBe(false);
});

test("what a player is given in a day counts together, by whomever it is given and also at once", async () => {
  const both = await Promise.all([isWaiting(worth(300)), isWaiting(worth(300, { staffId: pia }))]);
  expect(both.toSorted()).toEqual([false, true]);
  const { press: asked } = await waitingOf(player);
  expect(codeOf(await answer(asked?.id ?? "", uuidv7()))).toBe("ok");
  // A grant that two approved counts as theirs as well.
  expect(await isWaiting(worth(1, { staffId: uuidv7() }))).toBe(true);
});

async function waitingOf(playerId: string) {
  const [one] = await world.desk.grants.list({ playerId, state: "waiting", limit: 1 });
  if (one === undefined) throw new Error("nothing waits");
  return one;
}

test("a press is asked about again when it is approved: its game, its time and who may play by now", async () => {
  const kept = await world.openPlayer(0n);
  const pressId = uuidv7();
  await give({ pressId, playerIds: [player, kept] });
  const turn = (open: boolean) =>
    world.desk.catalogue.setSwitch({ game: "lucky-dice", open, reason: "A look", staffId: oda });
  await turn(false);
  expect(codeOf(await answer(pressId, pia))).toBe("game_closed");
  await turn(true);
  world.keptFromPlay.add(kept);
  expect(await answer(pressId, pia)).toEqual({
    ok: true,
    value: [
      { playerId: player, passedOver: null, waits: false },
      { playerId: kept, passedOver: "kept_from_play", waits: false },
    ],
  });
  expect([(await read()).state, (await read(kept)).state]).toEqual(["open", "declined"]);
  expect(world.acts.filter(({ subject }) => subject === kept).at(-1)).toMatchObject({
    action: "games.free-rounds-declined",
    facts: { passedOver: "kept_from_play" },
  });
  expect(await world.casino.grants.listPlayable(kept)).toEqual([]);
  const late = uuidv7();
  await give({ pressId: late });
  world.forward(3 * dayMs);
  expect(codeOf(await answer(late, pia))).toBe("free_rounds_over");
  expect((await read()).state).toBe("over");
});

test.each([
  ["declined", () => pia],
  ["withdrawn", () => oda],
])("what is %s is played by nobody, and answered once", async (state, who) => {
  const pressId = uuidv7();
  await give({ pressId });
  expect(await answer(pressId, who(), "declined")).toEqual({ ok: true, value: [] });
  const one = await read();
  expect(one).toMatchObject({ state, press: { answered: { by: who() } } });
  expect(codeOf(await answer(pressId, uuidv7()))).toBe("already_answered");
  expect(await world.casino.grants.listPlayable(player)).toEqual([]);
  const cancel = { id: one.id, staffId: pia, reason: "A mistake" };
  expect(codeOf(await world.desk.grants.cancel(cancel))).toBe("free_rounds_over");
});

test("one player of a press that waits can be left out, and is not approved with the others", async () => {
  const other = await world.openPlayer(0n);
  const pressId = uuidv7();
  await give({ pressId, playerIds: [player, other] });
  const { id } = await read(other);
  expect(
    codeOf(await world.desk.grants.cancel({ id, staffId: pia, reason: "Somebody else" })),
  ).toBe("ok");
  expect((await read()).press).toMatchObject({ players: 1, worth: 505_00n });
  await answer(pressId, pia);
  expect([(await read()).state, (await read(other)).state]).toEqual(["open", "cancelled"]);
});

test("nothing is added to a press that a colleague may be looking at", async () => {
  const pressId = uuidv7();
  expect(await isWaiting(give({ pressId }))).toBe(true);
  expect(await isWaiting(give({ pressId }))).toBe(true);
  const more = [player, await world.openPlayer(0n)];
  for (const facts of [{ playerIds: more }, { rounds: 1_000 }, { staffId: pia }]) {
    expect(codeOf(await give({ pressId, ...facts }))).toBe("idempotency_key_reused");
  }
  expect((await read()).press).toMatchObject({ players: 1, worth: 505_00n });
});
