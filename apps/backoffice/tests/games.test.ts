import { gameDesk, type StaffRole } from "@croupier/contracts";
import { fingerprintOf } from "@croupier/kit/fair";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { openTable } from "./game-people.ts";
import { fillWallet } from "./money-people.ts";
import { openSite } from "./player-people.ts";

const at = "/services/backoffice/v1";
const dice = { side: "under", winning: 4_950 };
const reason = "Asked for by the studio";
let world: BackofficeWorld;
let table: Awaited<ReturnType<typeof openTable>>;
let player: string;
const cookies: Record<string, string> = {};

async function hire(login: string, role: StaffRole): Promise<void> {
  const made = await world.backoffice.services.oversight.createStaff({
    login,
    name: login[0]?.toUpperCase() + login.slice(1),
    roles: [role],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  cookies[login] = await world.signIn(login, made.value.password);
}

const ask = (who: string, method: "GET" | "PUT" | "POST", path: string, body?: unknown) =>
  world.call(method, `${at}${path}`, {
    cookie: cookies[who] ?? "",
    ...(body === undefined ? {} : { body }),
  });

beforeAll(async () => {
  world = await openBackofficeWorld({ CROUPIER_ORIGIN: "http://site.localhost" });
  await hire("oda", "operator");
  await hire("pia", "operator");
  await hire("sam", "support");
  player = (await openSite(world).join("Alva")).id;
  await fillWallet(world, player);
  table = await openTable(world);
});
afterAll(() => world.leave());

async function actsOn(subject: string): Promise<string[]> {
  const { rows } = await world.admin.query<{ action: string; login: string }>(
    `SELECT action, s.login FROM oversight.audit JOIN oversight.staff AS s USING (staff_id)
     WHERE subject = $1 AND action LIKE 'games.%' ORDER BY audit_id`,
    [subject],
  );
  return rows.map(({ action, login }) => `${login} ${action}`);
}

test("an operator switches a game off: its open rounds are over and paid, and the trail says who and why", async () => {
  const session = await table.sit(player, "minesweep-reef");
  const round = await table.play(session, { mines: 3 });
  const list = gameDesk.games.responses[200].parse((await ask("sam", "GET", "/games")).json);
  const found = list.items.find(({ game }) => game === "minesweep-reef");
  expect(found).toMatchObject({ open: true, roundsOpen: 1, sessionsOpen: 1, switched: null });
  expect(
    (await ask("sam", "PUT", "/games/minesweep-reef/switch", { open: false, reason })).status,
  ).toBe(403);
  const off = await ask("oda", "PUT", "/games/minesweep-reef/switch", { open: false, reason });
  expect(gameDesk.setSwitch.responses[200].parse(off.json)).toMatchObject({
    ended: 1,
    failed: 0,
    game: { open: false, roundsOpen: 0, switched: { by: "Oda", reason } },
  });
  const traced = gameDesk.round.responses[200].parse(
    (await ask("sam", "GET", `/rounds/${round.id}`)).json,
  );
  expect(traced).toMatchObject({
    playerId: player,
    firstName: "A•••",
    endedBy: "house",
    recounts: true,
    serverSeed: null,
    round: { state: "closed", payout: "1.00", receipt: { keyId: "k1" } },
    verifier: `http://kingfisher.localhost/verify?round=${round.id}`,
  });
  // Nobody had played on it: its stake went back.
  expect(traced.movements.map(({ kind }) => kind)).toEqual(["stake", "void"]);
  expect(await actsOn("minesweep-reef")).toEqual(["oda games.switched-off"]);
  expect(
    (await ask("oda", "PUT", "/games/minesweep-reef/switch", { open: true, reason })).status,
  ).toBe(200);
});

test("another return to players takes two operators, and stands in the history", async () => {
  const change = { profile: "return-96", reason };
  const asked = await ask("oda", "POST", "/games/lucky-dice/profile-changes", change);
  const { id } = gameDesk.askProfile.responses[201].parse(asked.json);
  const answer = (who: string) => ask(who, "PUT", `/profile-changes/${id}`, { answer: "approved" });
  expect((await answer("oda")).json).toMatchObject({ code: "own_request" });
  expect((await answer("pia")).status).toBe(204);
  const game = gameDesk.game.responses[200].parse(
    (await ask("sam", "GET", "/games/lucky-dice")).json,
  );
  expect(game.profile).toMatchObject({ name: "return-96", version: 2 });
  expect(game.profile.returnToPlayer).toBeCloseTo(0.96, 9);
  expect(game.changes).toMatchObject([
    { state: "approved", askedBy: "Oda", answeredBy: "Pia", version: 2, reason, own: false },
  ]);
  expect(await actsOn("lucky-dice")).toEqual([
    "oda games.profile-asked",
    "pia games.profile-approved",
  ]);
});

test("badges and places are set, and said in the trail", async () => {
  const badge = await ask("oda", "PUT", "/games/plinko-falls/badge", { badge: "exclusive" });
  expect(badge.json).toMatchObject({ badge: "exclusive" });
  const places = { closedUnder: ["GB"], reason };
  const closed = await ask("oda", "PUT", "/games/plinko-falls/places", places);
  expect(closed.json).toMatchObject({ closedUnder: ["GB"] });
  const nowhere = { closedUnder: ["ATLANTIS"], reason };
  expect((await ask("oda", "PUT", "/games/plinko-falls/places", nowhere)).json).toMatchObject({
    code: "place_unknown",
  });
  expect(await actsOn("plinko-falls")).toEqual([
    "oda games.badge-changed",
    "oda games.places-changed",
  ]);
});

describe("rounds", () => {
  test("are found by their player and size, and named by no more than is masked", async () => {
    const amber = (await openSite(world).join("Amber")).id;
    await fillWallet(world, amber);
    const { id } = await table.play(await table.sit(amber), dice);
    const answer = await ask("sam", "GET", `/rounds?player=${amber}&game=lucky-dice`);
    const { items } = gameDesk.rounds.responses[200].parse(answer.json);
    expect(items).toMatchObject([{ id, firstName: "A•••", staked: "1.00", currency: "USD" }]);
    expect(answer.text).not.toContain("Amber");
    const large = await ask("sam", "GET", "/rounds?currency=USD&stakedMin=2.00");
    expect(large.json).toMatchObject({ items: [], next: null });
    expect((await ask("sam", "GET", "/rounds?player=nobody")).json).toMatchObject({ items: [] });
  });

  test("seeds of a player: the fingerprint while it decides, the seed once it was shown", async () => {
    const session = await table.sit(player);
    const before = (await ask("sam", "GET", `/players/${player}/seeds`)).text;
    expect(before).not.toContain("serverSeed");
    const rotated = await table.casino.frame.rotateSeeds(session, "mine");
    if (!rotated.ok) throw new Error(rotated.refusal.code);
    const { json } = await ask("sam", "GET", `/players/${player}/seeds`);
    const seeds = gameDesk.seeds.responses[200].parse(json);
    expect(seeds.deciding).toMatchObject({ number: 2, playerSeed: "mine" });
    expect(seeds.before[0]?.serverSeed).toBe(rotated.value.revealed.serverSeed);
  });
});

test("free rounds are given to players of one currency, listed with their state and taken back", async () => {
  const body = {
    pressId: uuidv7(),
    players: [player, uuidv7()],
    game: "plinko-falls",
    currency: "USD",
    stake: "0.50",
    rounds: 10,
    reason: "A long wait",
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const given = await ask("oda", "POST", "/free-rounds", body);
  expect(given.json).toMatchObject({ given: 1, passedOver: [{ why: "player_unknown" }] });
  expect((await ask("oda", "POST", "/free-rounds", body)).json).toMatchObject({ given: 0 });
  const list = gameDesk.freeRounds.responses[200].parse(
    (await ask("sam", "GET", `/free-rounds?player=${player}`)).json,
  );
  expect(list.items).toMatchObject([
    { state: "open", rounds: 10, used: 0, stake: "0.50", givenBy: "Oda", reason: "A long wait" },
  ]);
  const path = `/free-rounds/${list.items[0]?.id}/cancellation`;
  expect((await ask("sam", "POST", path, { reason })).status).toBe(403);
  expect((await ask("oda", "POST", path, { reason })).status).toBe(204);
  expect((await ask("sam", "GET", "/free-rounds?state=cancelled")).json).toMatchObject({
    items: [{ cancelled: { by: "Oda", reason } }],
  });
  expect(await actsOn(player)).toEqual([
    "oda games.free-rounds-given",
    "oda games.free-rounds-cancelled",
  ]);
});

test("free rounds worth more than the small amount, alone or within a day, wait for another operator", async () => {
  const [amos, bea] = [await openSite(world).join("Amos"), await openSite(world).join("Bea")];
  for (const { id } of [amos, bea]) await fillWallet(world, id);
  await hire("roy", "operator");
  const give = (players: readonly { id: string }[], rounds: number) =>
    ask("roy", "POST", "/free-rounds", {
      pressId: uuidv7(),
      players: players.map(({ id }) => id),
      game: "plinko-falls",
      currency: "USD",
      stake: "1.00",
      rounds,
      reason: "A long wait",
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
  const read = async (who: string, { id }: { id: string }) => {
    const { json } = await ask(who, "GET", `/free-rounds?player=${id}&state=waiting`);
    return gameDesk.freeRounds.responses[200].parse(json).items[0]?.press;
  };
  expect((await give([amos], 300)).json).toMatchObject({ given: 1, waiting: 0 });
  expect((await give([amos, bea], 101)).json).toEqual({ given: 0, waiting: 2, passedOver: [] });
  const asked = await read("pia", bea);
  expect(asked).toMatchObject({ players: 2, worth: "202.00", own: false, answered: null });
  expect(await read("roy", bea)).toMatchObject({ own: true });

  const path = `/free-round-presses/${asked?.id}`;
  const answered = { answer: "approved", note: "Spoken about" };
  expect((await ask("sam", "PUT", path, answered)).status).toBe(403);
  expect((await ask("roy", "PUT", path, answered)).json).toMatchObject({ code: "own_request" });
  const unexplained = await ask("pia", "PUT", path, { ...answered, note: " " });
  expect(unexplained.json).toMatchObject({ code: "invalid_request" });
  expect((await ask("pia", "PUT", path, answered)).json).toEqual({ given: 2, passedOver: [] });
  expect((await ask("oda", "PUT", path, answered)).json).toMatchObject({
    code: "already_answered",
  });
  expect((await ask("pia", "PUT", "/free-round-presses/none", answered)).status).toBe(404);
  expect(await actsOn(bea.id)).toEqual([
    "roy games.free-rounds-asked",
    "pia games.free-rounds-approved",
  ]);
  const list = await ask("sam", "GET", `/free-rounds?player=${bea.id}`);
  expect(list.json).toMatchObject({
    items: [{ state: "open", press: { answered: { by: "Pia", note: "Spoken about" } } }],
  });
});

test("what games brought is told by game and by day, and taken along as a table", async () => {
  const today = new Date().toISOString().slice(0, 10);
  await world.admin.query(
    `INSERT INTO casino.hours (game, profile_version, asset, hour, rounds, staked, paid, returned, squares,
       free_rounds, free_staked, free_paid, counted_at)
     VALUES ('plinko-falls', 1, 'USD/2', $1, 100000, 10000000, 11000000, 110000, 400000, 10, 1000, 400, now())`,
    [`${today}T00:00:00Z`],
  );
  const range = `from=${today}&until=${today}`;
  const { json } = await ask("oda", "GET", `/game-performance?${range}`);
  const figures = gameDesk.performance.responses[200].parse(json);
  expect(figures.games).toMatchObject([
    {
      game: "plinko-falls",
      rounds: 100_000,
      declared: 0.99,
      returned: { actual: 1.1, isOdd: true },
      turnover: [{ currency: "USD", staked: "100000.00", gross: "-10006.00", freePaid: "4.00" }],
    },
  ]);
  expect(figures.days).toMatchObject([{ day: today, rounds: 100_000, gross: "-10006.00" }]);
  expect((await ask("sam", "GET", `/game-performance?${range}`)).status).toBe(403);
  const years = await ask("oda", "GET", "/game-performance?from=2020-01-01&until=2026-01-01");
  expect(years.json).toMatchObject({ code: "range_too_long" });
  const wish = { from: today, until: today, by: "game" };
  const taken = await ask("oda", "POST", "/game-performance/tables", wish);
  const { csv, rows } = gameDesk.takePerformance.responses[200].parse(taken.json);
  expect(rows).toBe(1);
  expect(csv.split("\r\n")[1]).toContain("plinko-falls,1,100000,USD,100000.00,110000.00,-10006.00");
});

describe("pots", () => {
  const hoard = "/jackpots/kingfishers-hoard/USD";
  const read = async (asked = "USD") => {
    const { json } = await ask("sam", "GET", "/jackpots");
    const { items } = gameDesk.jackpots.responses[200].parse(json);
    const found = items.find(({ currency }) => currency === asked);
    if (found === undefined) throw new Error(`no pot in ${asked}`);
    return found;
  };

  beforeAll(() => table.casino.jackpots.begin());

  test("one operator stops a pot and lets it go on, and the trail says why", async () => {
    const { growing } = await read();
    expect(growing).toMatchObject({ seed: "500.00" });
    const acted = (await actsOn("kingfishers-hoard USD")).length;
    expect((await ask("sam", "PUT", `${hoard}/switch`, { open: false, reason })).status).toBe(403);
    expect((await ask("oda", "PUT", `${hoard}/switch`, { open: false, reason })).status).toBe(204);
    expect(await read()).toMatchObject({ open: false, switched: { by: "Oda", reason } });
    await table.play(await table.sit(player), dice);
    expect((await read()).growing).toEqual(growing);
    expect((await ask("oda", "PUT", `${hoard}/switch`, { open: true, reason })).status).toBe(204);
    expect((await ask("oda", "PUT", `${hoard}/switch`, { open: true, reason })).status).toBe(204);
    expect((await actsOn("kingfishers-hoard USD")).slice(acted)).toEqual([
      "oda games.pot-stopped",
      "oda games.pot-started",
    ]);
  });

  test("what a pot costs takes two, and counts from the next one that begins", async () => {
    const terms = { parts: 100, seed: "400.00", dropsBy: "400.01" };
    const acted = (await actsOn("kingfishers-hoard USD")).length;
    const asked = await ask("oda", "POST", `${hoard}/changes`, { ...terms, reason });
    const { id } = gameDesk.askPotChange.responses[201].parse(asked.json);
    const twice = await ask("pia", "POST", `${hoard}/changes`, { ...terms, reason });
    expect(twice.json).toMatchObject({ code: "pot_change_waits" });
    const answer = (who: string) =>
      ask(who, "PUT", `/jackpot-changes/${id}`, { answer: "approved" });
    expect((await answer("oda")).json).toMatchObject({ code: "own_request" });
    expect((await read()).parts).toBe(50);
    expect((await answer("pia")).status).toBe(204);
    expect((await answer("pia")).status).toBe(204);
    expect(await read()).toMatchObject({
      ...terms,
      growing: { seed: "500.00", dropsBy: "5000.00" },
      changes: [{ state: "approved", askedBy: "Oda", answeredBy: "Pia", reason, own: false }],
    });
    expect((await actsOn("kingfishers-hoard USD")).slice(acted)).toEqual([
      "oda games.pot-change-asked",
      "pia games.pot-change-approved",
    ]);
  });

  test.each([
    ["pot_not_possible", hoard, { seed: "500.00", dropsBy: "500.00" }],
    ["pot_not_possible", hoard, { seed: "0.00", dropsBy: "500.00" }],
    ["pot_not_possible", hoard, { seed: "-1.00", dropsBy: "500.00" }],
    ["not_found", "/jackpots/no-such-pot/USD", { seed: "1.00", dropsBy: "2.00" }],
    ["not_found", "/jackpots/kingfishers-hoard/SHELLS", { seed: "1.00", dropsBy: "2.00" }],
  ])("%s for %s with %o", async (code, path, amounts) => {
    const answer = await ask("oda", "POST", `${path}/changes`, { parts: 50, ...amounts, reason });
    expect(answer.json).toMatchObject({ code });
  });

  test("one that dropped is listed with its winner, masked, its round and its seed", async () => {
    // With the terms of before: a pot that grows goes on as it began.
    await world.admin.query(
      "UPDATE casino.pots SET dropped_at = now(), paid = seed, player_id = $1, round_id = $1 WHERE asset LIKE 'EUR%' AND dropped_at IS NULL",
      [player],
    );
    const { dropped, growing } = await read("EUR");
    expect(growing).toBe(null);
    expect(dropped).toMatchObject([
      { number: 1, paid: "500.00", playerId: player, firstName: "A•••" },
    ]);
    const [pot] = dropped;
    expect(fingerprintOf(pot?.serverSeed ?? "")).toBe(pot?.fingerprint);
  });
});
