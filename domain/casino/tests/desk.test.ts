import { transact } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { dayMs, hourMs, minuteMs } from "@croupier/kit/time";
import { auditMoney } from "@croupier/wallet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, eur, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());

const [oda, pia] = [uuidv7(), uuidv7()];
const reason = "Asked for by the studio";
const turn = (game: string, open: boolean, staffId = oda) =>
  world.desk.catalogue.setSwitch({ game, open, reason, staffId });
const reef = { choice: { mines: 3 } };

async function openReef() {
  const seat = await world.sit({ game: "minesweep-reef" });
  const answer = await world.casino.frame.openRound(seat.session, press(reef));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return { seat, round: answer.value };
}

describe("a game that staff switch off", () => {
  test("begins no round, ends those that are open as its rules say, and tells who has it open", async () => {
    const { seat, round } = await openReef();
    expect(await turn("minesweep-reef", false)).toEqual({
      ok: true,
      value: { ended: 1, failed: 0 },
    });
    expect(world.told).toContain(seat.playerId);
    const over = await world.casino.frame.round(seat.session, round.id);
    expect(over).toMatchObject({ state: "closed", payout: "1.00" });
    expect(await world.balanceOf(seat.playerId)).toBe("10000 / 0");
    expect(codeOf(await world.casino.frame.openRound(seat.session, press(reef)))).toBe(
      "game_closed",
    );
    expect(codeOf(await world.casino.frame.readSession(seat.session))).toBe("game_closed");
    expect(codeOf((await world.launch({ game: "minesweep-reef" })).launched)).toBe("game_closed");
    expect(await auditMoney(world.database)).toEqual([]);
    expect(await turn("minesweep-reef", true)).toMatchObject({ ok: true });
  });

  test("is what it is: off twice is off once, and what another process left open is ended later", async () => {
    expect(await turn("minesweep-reef", false)).toMatchObject({ ok: true });
    const before = world.acts.length;
    expect(await turn("minesweep-reef", false, pia)).toMatchObject({ ok: true });
    expect(world.acts.length).toBe(before);
    expect(await turn("minesweep-reef", true)).toMatchObject({ ok: true });
    const { seat, round } = await openReef();
    // As if its process had died behind the switch and before the ends.
    await world.database.pool.query(
      "UPDATE casino.games SET disabled_at = now() WHERE game = 'minesweep-reef'",
    );
    await world.casino.endForgotten(new AbortController().signal);
    expect(await world.casino.frame.round(seat.session, round.id)).toMatchObject({
      state: "closed",
    });
    await world.database.pool.query("UPDATE casino.games SET disabled_at = NULL");
  });

  test("is no other, and nobody switches what is not there", async () => {
    expect(codeOf(await turn("no-such-game", false))).toBe("not_found");
    const [first] = await world.desk.catalogue.list();
    expect(first).toMatchObject({ isDisabled: false });
  });
});

describe("what a game returns", () => {
  const ask = (profile: string, staffId = oda) =>
    world.desk.catalogue.askProfile({ game: "lucky-dice", profile, reason, staffId });
  const answer = (id: string, staffId: string, verdict: "approved" | "declined") =>
    world.desk.catalogue.answerProfile({ id, staffId, verdict });

  test("is changed by two people, for rounds that begin then and with its history", async () => {
    const seat = await world.sit();
    const first = await world.casino.frame.openRound(seat.session, press());
    world.forward(minuteMs);
    const asked = await ask("return-97");
    if (!asked.ok) throw new Error(asked.refusal.code);
    expect(codeOf(await ask("return-96"))).toBe("profile_change_waits");
    expect(codeOf(await answer(asked.value.id, oda, "approved"))).toBe("own_request");
    // Nothing is changed by being asked for.
    expect(await world.casino.frame.facts("lucky-dice")).toMatchObject({ profileVersion: 1 });
    expect(await answer(asked.value.id, pia, "approved")).toEqual({ ok: true, value: undefined });
    expect(codeOf(await answer(asked.value.id, oda, "declined"))).toBe("already_answered");
    const facts = await world.casino.frame.facts("lucky-dice");
    expect(facts?.profileVersion).toBe(2);
    expect(facts?.returnToPlayer).toBeCloseTo(0.97, 9);
    // Whoever was shown the old pays is not played with the new ones.
    expect(codeOf(await world.casino.frame.openRound(seat.session, press()))).toBe("game_changed");
    expect(codeOf(await world.casino.frame.readSession(seat.session))).toBe("game_changed");
    world.forward(1);
    const again = await world.sit({ playerId: seat.playerId });
    const second = await world.casino.frame.openRound(again.session, press());
    if (!first.ok || !second.ok) throw new Error("a roll was refused");
    expect([first.value.profileVersion, second.value.profileVersion]).toEqual([1, 2]);
    expect(await world.desk.catalogue.read("lucky-dice")).toMatchObject({
      profile: { version: 2, name: "return-97" },
      waiting: null,
      changes: [{ state: "approved", version: 2, askedBy: oda, answeredBy: pia, reason }],
    });
  });

  test("changes to what its family knows alone", async () => {
    expect(codeOf(await ask("return-10"))).toBe("profile_unknown");
    const found = await world.desk.catalogue.read("lucky-dice");
    expect(codeOf(await ask(found?.profile.name ?? ""))).toBe("profile_in_use");
  });

  test.each(["lucky-dice", "minesweep-reef"])("of %s is what each profile says", async (game) => {
    const found = await world.desk.catalogue.read(game);
    for (const { profile, returnToPlayer } of found?.profiles ?? []) {
      const percent = profile === "first" ? 99 : Number(profile.replace("return-", ""));
      expect(returnToPlayer).toBeCloseTo(percent / 100, 9);
    }
  });
});

test("a game is closed under a law from the next launch on, and no law is invented", async () => {
  const set = (closedUnder: string[]) =>
    world.desk.catalogue.setPlaces({ game: "plinko-falls", closedUnder, reason, staffId: oda });
  expect(codeOf((await world.launch({ game: "plinko-falls" })).launched)).toBe("ok");
  expect(codeOf(await set(["CW"]))).toBe("ok");
  expect(codeOf((await world.launch({ game: "plinko-falls" })).launched)).toBe("not_offered_here");
  expect(codeOf(await set(["ATLANTIS"]))).toBe("place_unknown");
  expect(codeOf(await set([]))).toBe("ok");
  expect(codeOf((await world.launch({ game: "plinko-falls" })).launched)).toBe("ok");
});

describe("rounds of anybody", () => {
  const search = (facts: Partial<Parameters<CasinoWorld["desk"]["searchRounds"]>[0]> = {}) =>
    world.desk.searchRounds({
      from: new Date(world.clock().getTime() - 30 * dayMs),
      until: new Date(world.clock().getTime() + 1),
      limit: 50,
      ...facts,
    });

  test("are found by who, what, when, how large, and page by page without one missing", async () => {
    const seat = await world.sit({ game: "european-roulette" });
    const dice = await world.sit();
    const ids: string[] = [];
    for (let place = 0; place < 7; place += 1) {
      world.forward(hourMs);
      const stake = place === 3 ? "9.00" : "1.00";
      const answer = await world.casino.frame.openRound(dice.session, press({ stake }));
      if (!answer.ok) throw new Error(answer.refusal.code);
      ids.unshift(answer.value.id);
    }
    const own = { playerId: dice.playerId };
    expect((await search(own)).rounds.map(({ roundId }) => roundId)).toEqual(ids);
    expect((await search({ playerId: seat.playerId })).rounds).toEqual([]);
    const large = await search({ game: "lucky-dice", asset: eur, stakedMin: 900n });
    expect(large.rounds.map(({ roundId }) => roundId)).toEqual([ids[3]]);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await search({ game: "lucky-dice", limit: 3, before });
      seen.push(...page.rounds.map(({ roundId }) => roundId));
      before = page.next;
    } while (before !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 7)).toEqual(ids);
    const early = new Date(world.clock().getTime() - 90 * minuteMs);
    expect((await search({ ...own, until: early })).rounds.length).toBe(5);
  });

  test("that are open are found, whoever plays them", async () => {
    const { round } = await openReef();
    const found = await search({ state: "open" });
    expect(found.rounds.map(({ roundId }) => roundId)).toEqual([round.id]);
    // Ends it.
    await turn("minesweep-reef", false);
    await turn("minesweep-reef", true);
  });

  test("tell what they moved, and come out of their seeds again while those are sealed", async () => {
    const seat = await world.sit();
    const answer = await world.casino.frame.openRound(seat.session, press());
    if (!answer.ok) throw new Error(answer.refusal.code);
    const traced = await world.desk.readRound(answer.value.id);
    expect(traced).toMatchObject({ family: "dice", recounts: true, serverSeed: undefined });
    const kinds = traced?.legs.map(({ kind }) => kind) ?? [];
    expect(kinds[0]).toBe("stake");
    expect(kinds).toContain(Number(answer.value.payout) > 0 ? "win" : "settle");
    await world.casino.frame.rotateSeeds(seat.session, "mine");
    expect((await world.desk.readRound(answer.value.id))?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    // What was tampered with does not.
    await world.database.pool.query(
      "UPDATE casino.rounds SET nonce = nonce + 1 WHERE round_id = $1",
      [answer.value.id],
    );
    expect((await world.desk.readRound(answer.value.id))?.recounts).toBe(false);
    expect(await world.desk.readRound(uuidv7())).toBeUndefined();
  });
});

test("of the pair that decides nobody of staff is told the seed; of those before it is shown", async () => {
  const seat = await world.sit();
  await world.casino.frame.openRound(seat.session, press());
  const before = await world.desk.readSeeds(seat.playerId);
  expect(before).toMatchObject([{ number: 1, rounds: 1, serverSeed: undefined, revealedAt: null }]);
  await world.casino.frame.rotateSeeds(seat.session, "mine");
  const [deciding, shown] = await world.desk.readSeeds(seat.playerId);
  expect(deciding).toMatchObject({ number: 2, playerSeed: "mine", serverSeed: undefined });
  expect(shown?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(deciding)).not.toMatch(/sealed|serverSeed/);
});

describe("free rounds in the hands of staff", () => {
  const give = (playerIds: readonly string[], facts: Record<string, unknown> = {}) =>
    world.desk.grants.give({
      pressId: uuidv7(),
      playerIds,
      game: "lucky-dice",
      asset: eur,
      stake: "0.50",
      rounds: 3,
      expiresAt: new Date(world.clock().getTime() + dayMs),
      reason,
      staffId: oda,
      ...facts,
    });

  test("go to a list of players, each once for a press; others are passed over with why", async () => {
    const [one, two] = [await world.openPlayer(0n), await world.openPlayer(0n)];
    const kept = await world.openPlayer(0n);
    world.keptFromPlay.add(kept);
    const nobody = uuidv7();
    const pressId = uuidv7();
    const given = await give([one, two, kept, nobody], { pressId });
    expect(given).toMatchObject({
      ok: true,
      value: [
        { playerId: one, passedOver: null },
        { playerId: two, passedOver: null },
        { playerId: kept, passedOver: "kept_from_play" },
        { playerId: nobody, passedOver: "player_unknown" },
      ],
    });
    expect(await give([one], { pressId })).toMatchObject({
      value: [{ passedOver: "given_already" }],
    });
    expect(await world.casino.grants.listPlayable(one)).toMatchObject([{ left: 3, stake: 50n }]);
    const ofOne = world.acts.filter(({ subject }) => subject === one);
    expect(ofOne).toMatchObject([{ action: "games.free-rounds-given", staffId: oda }]);
  });

  test.each([
    ["stake_out_of_range", { stake: "1000.00" }],
    ["expiry_out_of_range", { expiresAt: new Date(0) }],
    ["not_found", { game: "no-such-game" }],
    ["choice_not_offered", { game: "skylark" }],
  ])("are refused for all: %s", async (code, facts) => {
    expect(codeOf(await give([await world.openPlayer(0n)], facts))).toBe(code);
  });

  test("are taken back as far as they were not played", async () => {
    const playerId = await world.openPlayer(0n);
    await give([playerId]);
    const [grant] = await world.desk.grants.list({ playerId, limit: 10 });
    if (grant === undefined) throw new Error("nothing was given");
    const seat = await world.sit({ playerId });
    const free = press({ stake: "0.50", freeRounds: grant.id });
    expect(codeOf(await world.casino.frame.openRound(seat.session, free))).toBe("ok");
    const cancel = (staffId: string) =>
      world.desk.grants.cancel({ id: grant.id, staffId, reason: "A mistake" });
    expect(codeOf(await cancel(oda))).toBe("ok");
    expect(codeOf(await cancel(oda))).toBe("ok");
    expect(codeOf(await cancel(pia))).toBe("free_rounds_over");
    const late = press({ stake: "0.50", freeRounds: grant.id });
    expect(codeOf(await world.casino.frame.openRound(seat.session, late))).toBe("free_rounds_over");
    expect(await world.casino.grants.listPlayable(playerId)).toEqual([]);
    expect(await world.desk.grants.list({ playerId, state: "cancelled", limit: 10 })).toMatchObject(
      [{ used: 1, rounds: 3, cancelled: { by: oda, reason: "A mistake" } }],
    );
    expect(await world.desk.grants.list({ playerId, state: "open", limit: 10 })).toEqual([]);
  });
});

test("what the house staked itself stands beside what games brought", async () => {
  const playerId = await world.openPlayer();
  const grantId = await transact(world.database, (tx) =>
    world.casino.grants.give(tx, {
      playerId,
      game: "lucky-dice",
      asset: eur,
      stake: 50n,
      rounds: 1,
      staffId: oda,
      expiresAt: new Date(world.clock().getTime() + dayMs),
    }),
  );
  world.forward(30 * dayMs);
  const from = new Date(Math.floor(world.clock().getTime() / dayMs) * dayMs);
  await world.database.pool.query("UPDATE casino.grants SET expires_at = $1", [
    new Date(world.clock().getTime() + dayMs),
  ]);
  const seat = await world.sit({ playerId });
  await world.casino.frame.openRound(seat.session, press({ stake: "0.50", freeRounds: grantId }));
  await world.casino.frame.openRound(seat.session, press());
  await world.casino.countHours();
  const until = new Date(from.getTime() + dayMs);
  const [day] = await world.desk.readDays({ from, until });
  expect(day).toMatchObject({ rounds: 2, staked: 150n, freeStaked: 50n });
  expect(day?.day).toBe(from.toISOString().slice(0, 10));
  const [game] = await world.desk.readPerformance(from, until);
  expect(game).toMatchObject({ game: "lucky-dice", rounds: 2, turnover: [{ freeStaked: 50n }] });
  expect(
    await world.desk.readDays({ from: until, until: new Date(until.getTime() + dayMs) }),
  ).toEqual([]);
});
