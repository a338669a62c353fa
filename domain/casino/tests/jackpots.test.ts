import { fingerprintOf, seededChance } from "@croupier/kit/fair";
import type { PlayedRound } from "@croupier/contracts";
import { transact } from "@croupier/database";
import { queueBehind } from "@croupier/database/testing";
import { readHouseBalances } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPots } from "../src/face.ts";
import { codeOf, eur, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeEach(async () => {
  world = await openCasinoWorld();
});
afterEach(() => world.drop());

/** A pot of the dice alone; one that is small drops with the first stakes. */
async function define(
  change: { seed?: bigint; dropsBy?: bigint; parts?: number; games?: string[] } = {},
) {
  await world.database.pool.query("UPDATE casino.jackpots SET disabled_at = now()");
  const defined = await transact(world.database, (tx) =>
    world.casino.jackpots.changeJackpot(tx, {
      jackpot: "hoard",
      asset: eur,
      games: ["lucky-dice"],
      parts: 50,
      seed: 500_00n,
      dropsBy: 5_000_00n,
      isDisabled: false,
      ...change,
    }),
  );
  expect(defined.ok).toBe(true);
  await world.casino.jackpots.begin();
}

/** Drops with each stake of 1.00, which brings one whole unit. */
const small = { seed: 1_00n, dropsBy: 1_01n, parts: 100 };

async function playedOf(
  answer: ReturnType<CasinoWorld["casino"]["frame"]["openRound"]>,
): Promise<PlayedRound> {
  const played = await answer;
  if (!played.ok) throw new Error(played.refusal.code);
  return played.value;
}

const minorOf = (amount: string): bigint => BigInt(amount.replace(".", ""));

async function inTheLedger(): Promise<bigint> {
  const houses = await readHouseBalances(world.database.db, world.clock());
  return houses.find(({ account }) => account === "house_jackpot")?.balance.minor ?? 0n;
}

async function hoard() {
  const jackpots = await world.casino.jackpots.readJackpots();
  const jackpot = jackpots.find((one) => one.jackpot === "hoard");
  if (jackpot === undefined) throw new Error("no pot is defined");
  return jackpot;
}

test("a pot begins with its seed, which the house has paid for", async () => {
  await define();
  await world.casino.jackpots.begin();
  expect((await hoard()).growing).toMatchObject({ number: 1, amount: 500_00n, dropsBy: 5_000_00n });
  expect(await inTheLedger()).toBe(500_00n);
  expect(await readPots(world.database)).toEqual([
    { gameId: "lucky-dice", asset: eur, hundredths: 500_00 },
  ]);
});

test("players are told of the pot that grows, whatever staff have changed since", async () => {
  await define();
  const { growing, dropped: _dropped, ...definition } = await hoard();
  await transact(world.database, (tx) =>
    world.casino.jackpots.changeJackpot(tx, { ...definition, seed: 9_00n, dropsBy: 10_00n }),
  );
  const facts = await world.casino.frame.facts("lucky-dice");
  expect(facts?.jackpots).toMatchObject([
    { seed: "500.00", dropsBy: "5000.00", number: 1, fingerprint: growing?.fingerprint },
  ]);
});

test("every stake puts its part into the pot, and the ledger has whole units of it", async () => {
  await define();
  const { session } = await world.sit();
  for (let played = 0; played < 5; played += 1) {
    expect(codeOf(await world.casino.frame.openRound(session, press({ stake: "1.50" })))).toBe(
      "ok",
    );
  }
  // Five times 0.0075: three whole cents and three quarters of one that wait.
  expect((await hoard()).growing?.amount).toBe(500_03n);
  expect(await inTheLedger()).toBe(500_03n);
  expect(await auditMoney(world.database)).toEqual([]);
});

test("a press that is asked again feeds once, and a stake that is refused not at all", async () => {
  await define({ parts: 1_000 });
  const { session } = await world.sit();
  const once = press({ stake: "10.00" });
  await world.casino.frame.openRound(session, once);
  await world.casino.frame.openRound(session, once);
  expect((await hoard()).growing?.amount).toBe(501_00n);
  const poor = await world.sit({ playerId: await world.openPlayer(0n) });
  const refused = await world.casino.frame.openRound(poor.session, press());
  expect(codeOf(refused)).toBe("insufficient_funds");
  expect((await hoard()).growing?.amount).toBe(501_00n);
});

test("whoever waited for a pot feeds what the one before left of it", async () => {
  await define({ parts: 1_000 });
  const other = world.openCasino();
  const [first, second] = [await world.sit(), await world.sit()];
  const theDefinition = {
    text: "SELECT FROM casino.jackpots WHERE jackpot = $1 FOR NO KEY UPDATE",
    values: ["hoard"],
  };
  await queueBehind(world.database.pool, theDefinition, [
    () => world.casino.frame.openRound(first.session, press({ stake: "10.00" })),
    () => other.frame.openRound(second.session, press({ stake: "10.00" })),
  ]);
  expect((await hoard()).growing?.amount).toBe(502_00n);
  expect(await inTheLedger()).toBe(502_00n);
  expect(await auditMoney(world.database)).toEqual([]);
});

test("a round that the house gives feeds no pot and wins none", async () => {
  await define(small);
  const { session, playerId } = await world.sit();
  const freeRounds = await world.casino.grants.give(world.database.db, {
    playerId,
    game: "lucky-dice",
    asset: eur,
    stake: 1_00n,
    rounds: 1,
    staffId: playerId,
    expiresAt: new Date(world.clock().getTime() + 60_000),
  });
  const free = await world.casino.frame.openRound(session, press({ freeRounds }));
  expect(free).toMatchObject({ ok: true });
  expect(free.ok && free.value.jackpot).toBe(undefined);
  expect(await hoard()).toMatchObject({ growing: { number: 1, amount: 1_00n }, dropped: [] });
  const staked = await world.casino.frame.openRound(session, press());
  expect(staked.ok && staked.value.jackpot).toBe("1.01");
});

test("a pot that staff switch off takes nothing, and keeps what it has", async () => {
  await define();
  const { growing: _growing, dropped: _dropped, ...definition } = await hoard();
  await transact(world.database, (tx) =>
    world.casino.jackpots.changeJackpot(tx, { ...definition, isDisabled: true }),
  );
  const { session } = await world.sit();
  await world.casino.frame.openRound(session, press({ stake: "100.00" }));
  expect((await hoard()).growing?.amount).toBe(500_00n);
  expect(await readPots(world.database)).toEqual([]);
});

test.each([
  ["game_unknown", { games: ["no-such-game"] }],
  ["pot_not_possible", { dropsBy: 500_00n }],
  ["pot_not_possible", { parts: 0 }],
  ["pot_not_possible", { parts: 1_001 }],
  ["pot_not_possible", { seed: 0n }],
])("is not defined: %s for %o", async (code, change) => {
  await define();
  const { growing: _growing, dropped: _dropped, ...definition } = await hoard();
  const changed = await transact(world.database, (tx) =>
    world.casino.jackpots.changeJackpot(tx, { ...definition, ...change }),
  );
  expect(codeOf(changed)).toBe(code);
});

describe("a pot that drops", () => {
  test("pays its round's player at once, says so on the receipt, and the next one begins", async () => {
    await define({ ...small, dropsBy: 1_05n });
    const { session, playerId } = await world.sit();
    let had = 100_00n;
    let played: PlayedRound;
    do {
      played = await playedOf(world.casino.frame.openRound(session, press({ stake: "1.00" })));
      had += minorOf(played.payout ?? "") - 1_00n;
    } while (played.jackpot === undefined);
    const { id, jackpot, balance } = played;
    expect(["1.01", "1.02", "1.03", "1.04", "1.05"]).toContain(jackpot);
    const paid = minorOf(jackpot);
    expect(minorOf(balance)).toBe(had + paid);
    expect(await world.balanceOf(playerId)).toBe(`${had + paid} / 0`);
    expect((await world.casino.receipt(id))?.text).toContain(`jackpot: ${jackpot} EUR\n`);
    const { growing, dropped } = await hoard();
    expect(dropped).toMatchObject([{ number: 1, paid, playerId, roundId: id }]);
    expect(growing).toMatchObject({ number: 2, amount: 1_00n });
    // What everybody is shown of it is the seed of the next.
    expect(await readPots(world.database)).toMatchObject([{ hundredths: 1_00 }]);
    expect(await inTheLedger()).toBe(1_00n);
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("leaves what was too much to the next, and drops that too where it is enough", async () => {
    await define({ ...small, dropsBy: 1_03n, parts: 1_000 });
    const { session } = await world.sit();
    const played = await playedOf(world.casino.frame.openRound(session, press({ stake: "1.00" })));
    const { growing, dropped } = await hoard();
    // Ten units of one stake, and none of three pots takes more than three.
    expect(dropped.length).toBeGreaterThan(2);
    const paid = dropped.reduce((sum, pot) => sum + pot.paid, 0n);
    expect(minorOf(played.jackpot ?? "")).toBe(paid);
    expect(paid + (growing?.amount ?? 0n)).toBe(10n + 1_00n * BigInt(dropped.length + 1));
    await playedOf(world.casino.frame.openRound(session, press({ stake: "1.00" })));
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("dropped where its seed says, which was told as a fingerprint before", async () => {
    await define({ ...small, dropsBy: 1_05n });
    const before = (await hoard()).growing;
    const { session } = await world.sit();
    for (let staked = 0; staked < 5; staked += 1) {
      await playedOf(world.casino.frame.openRound(session, press({ stake: "1.00" })));
    }
    const pot = (await hoard()).dropped.at(-1);
    expect(pot?.fingerprint).toBe(before?.fingerprint);
    expect(fingerprintOf(pot?.serverSeed ?? "")).toBe(before?.fingerprint);
    const chance = seededChance({
      serverSeed: pot?.serverSeed ?? "",
      playerSeed: "hoard-EUR",
      nonce: 1,
    });
    expect(pot?.paid).toBe(1_00n + 1n + BigInt(chance.below(5)));
    const { serverSeed, fingerprint } = pot ?? {};
    expect((await world.casino.receipt(pot?.roundId ?? ""))?.pots).toMatchObject([
      { jackpot: "hoard", number: 1, seed: "1.00", dropsBy: "1.05", serverSeed, fingerprint },
    ]);
  });

  test("is answered again to a press that is asked again, and paid once", async () => {
    await define(small);
    const { session } = await world.sit();
    const once = press({ stake: "1.00" });
    const [first, again] = [
      await world.casino.frame.openRound(session, once),
      await world.casino.frame.openRound(session, once),
    ];
    expect(again).toEqual(first);
    expect((await hoard()).dropped).toHaveLength(1);
  });

  test("may drop again with what a later step of the same round stakes, and both are paid", async () => {
    await define({ ...small, parts: 50, games: ["blackjack-21"] });
    const { session, playerId } = await world.sit({ game: "blackjack-21" });
    let doubled: PlayedRound | undefined;
    while (doubled === undefined) {
      const round = await playedOf(
        world.casino.frame.openRound(
          session,
          press({ stake: "2.00", choice: { seats: [{ stake: "200", pairs: "0" }] } }),
        ),
      );
      expect(round.jackpot).toBe("1.01");
      const act = (place: number, action: unknown) =>
        world.casino.frame.act(session, { roundId: round.id, place, action });
      const answer = await act(0, { move: "double" });
      if (answer.ok) doubled = answer.value;
      for (let place = 0; !answer.ok && round.state === "open" && place < 5; place += 1) {
        const insured = await act(place, { move: "insure", seats: [] });
        const stood = insured.ok ? insured : await act(place, { move: "stand" });
        if (stood.ok && stood.value.state !== "open") break;
      }
    }
    expect(doubled.jackpot).toBe("2.02");
    const { dropped } = await hoard();
    const own = dropped.filter(({ roundId }) => roundId === doubled.id);
    expect(own.map(({ paid }) => paid)).toEqual([1_01n, 1_01n]);
    expect((await world.casino.receipt(doubled.id))?.text).toContain("jackpot: 2.02 EUR\n");
    expect(await world.balanceOf(playerId)).toBe(`${doubled.balance.replace(".", "")} / 0`);
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("goes to one of many who press at once in two processes", async () => {
    await define({ seed: 1_00n, dropsBy: 1_60n, parts: 1_000 });
    const other = world.openCasino();
    const seats = await Promise.all(Array.from({ length: 12 }, () => world.sit()));
    const answers = await Promise.all(
      seats.map(({ session }, index) =>
        (index % 2 === 0 ? world.casino : other).frame.openRound(session, press({ stake: "1.00" })),
      ),
    );
    const shown = answers.flatMap((answer) =>
      answer.ok && answer.value.jackpot !== undefined ? [answer.value.id] : [],
    );
    const { dropped, growing } = await hoard();
    // A new pot may want no more than the stake that ended the one before: one round then has both.
    const winners = new Set(dropped.map(({ roundId }) => roundId));
    expect(shown.toSorted()).toEqual([...winners].toSorted());
    const paid = dropped.reduce((sum, pot) => sum + pot.paid, 0n);
    // Twelve stakes brought 1.20, and each pot that began a seed.
    expect(paid + (growing?.amount ?? 0n)).toBe(1_20n + 1_00n * BigInt(dropped.length + 1));
    expect(await auditMoney(world.database)).toEqual([]);
  });
});

const inPots = "Q10 what pots say is in them is there";
const wasPaid = "Q10 a pot that dropped was paid";

test.each([
  [
    "a pot that says more than is there",
    "UPDATE casino.pots SET collected = collected + 10000",
    [inPots],
  ],
  ["a seed that was never paid in", "UPDATE casino.pots SET seed = seed - 1", [inPots]],
  ["a prize that is another", "UPDATE casino.pots SET paid = paid - 1", [wasPaid]],
  ["a round that says nothing of it", "UPDATE casino.rounds SET jackpot_paid = NULL", [wasPaid]],
])("the audit of the money finds %s", async (_, change, checks) => {
  await define(small);
  const { session } = await world.sit();
  await world.casino.frame.openRound(session, press({ stake: "1.00" }));
  expect(await auditMoney(world.database)).toEqual([]);
  const which = change.includes("casino.rounds")
    ? "jackpot_paid IS NOT NULL"
    : `(dropped_at IS NULL) = ${!change.includes("paid")} AND jackpot = 'hoard'`;
  await world.database.pool.query(`${change} WHERE ${which}`);
  const found = await auditMoney(world.database);
  expect(found.map(({ check }) => check)).toEqual(checks);
});
