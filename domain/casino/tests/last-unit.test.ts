import { readFile } from "node:fs/promises";
import { crashConfig, crashRules } from "@croupier/game-crash/rules";
import { diceConfig, diceRules } from "@croupier/game-dice/rules";
import { fingerprintOf, proveRound } from "@croupier/kit/fair";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";
import { openWriter, sowChain, ticket } from "./flight-world.ts";

let world: CasinoWorld;
let admin: pg.Pool;
beforeEach(async () => {
  world = await openCasinoWorld();
  admin = new pg.Pool({ connectionString: world.adminUrl, max: 1 });
  admin.on("error", () => {});
});
afterEach(async () => {
  await admin.end();
  await world.drop();
});

const migration = "../../../database/migrations/0089_casino_every_stake_returns_the_same.sql";

/** A win is due 0.10998. */
const small = () => press({ stake: "0.10", choice: { side: "under", winning: 9_001 } });

type Seated = Awaited<ReturnType<CasinoWorld["sit"]>>;

async function playSome({ session }: Seated, count: number) {
  const rounds = [];
  for (let nth = 0; nth < count; nth += 1) {
    const answer = await world.casino.frame.openRound(session, small());
    if (!answer.ok) throw new Error(answer.refusal.code);
    rounds.push(answer.value);
  }
  return rounds;
}

test("what a win has below the smallest unit is drawn, paid into the books, signed, and counted out again", async () => {
  const seat = await world.sit();
  const rounds = await playSome(seat, 40);
  let balance = 10_000n;
  for (const round of rounds) {
    const [step] = round.steps;
    const { won } = (step?.events[0] ?? {}) as { won?: boolean };
    const { rest } = round;
    // 99,000 over 9,001: ten whole units, and 8,990 parts of 9,001 of one more.
    expect(rest).toEqual(won ? { left: 8_990, of: 9_001, isPaid: rest?.isPaid } : undefined);
    expect(round.payout).toBe(won ? (rest?.isPaid === true ? "0.11" : "0.10") : "0.00");
    balance += BigInt(Math.round(Number(round.payout) * 100)) - 10n;
    const receipt = await world.casino.receipt(round.id);
    const line = `rest: 8990 of 9001 parts of a unit, ${rest?.isPaid === true ? "a unit more was paid" : "not paid"}\n`;
    expect(receipt?.text.includes(line)).toBe(won === true);
  }
  expect(rounds.filter(({ payout }) => payout === "0.11").length).toBeGreaterThan(20);
  expect(await world.balanceOf(seat.playerId)).toBe(`${balance} / 0`);

  const rotated = await world.casino.frame.rotateSeeds(seat.session, "mine");
  if (!rotated.ok) throw new Error(rotated.refusal.code);
  const { serverSeed, playerSeed } = rotated.value.revealed;
  for (const round of rounds) {
    const proof = proveRound(diceRules, {
      seeds: { serverSeed, playerSeed, nonce: round.nonce },
      fingerprint: fingerprintOf(serverSeed),
      config: diceConfig,
      stake: 10n,
      choice: round.choice,
      actions: [],
      shown: round.steps.map(({ events }) => events),
      staked: 10n,
      payout: BigInt(Math.round(Number(round.payout) * 100)),
    });
    expect([proof.isGenuine, proof.rest]).toEqual([true, round.rest]);
    // The roll first, whatever is drawn behind it.
    expect(proof.draws.map(({ below }) => below)).toEqual(
      round.rest === undefined ? [10_000] : [10_000, 9_001],
    );
  }
});

test("under the configuration of before, rounds are cut as they were", async () => {
  const { rest: _, ...before } = diceConfig;
  await admin.query(
    `INSERT INTO casino.profiles (game, version, config, since) VALUES ('lucky-dice', 2, $1, $2)`,
    [JSON.stringify(before), world.clock()],
  );
  const rounds = await playSome(await world.sit(), 20);
  for (const { payout, rest } of rounds) {
    expect(["0.00", "0.10"]).toContain(payout);
    expect(rest).toBeUndefined();
  }
});

test("a house of before gets the draw with the update, an hour later and where something can be left", async () => {
  await admin.query("UPDATE casino.profiles SET config = (config::jsonb - 'rest')::json");
  await admin.query(await readFile(new URL(migration, import.meta.url), "utf8"));
  const { rows } = await admin.query<{
    game: string;
    version: number;
    rest: string | null;
    later: boolean;
  }>(
    `SELECT game, version, config ->> 'rest' AS rest, since > now() + interval '59 minutes' AS later
     FROM casino.profiles ORDER BY game, version`,
  );
  const games = new Set(rows.map(({ game }) => game));
  const exact = ["european-roulette", "jacks-or-better"];
  expect(rows).toEqual(
    [...games].flatMap((game) => [
      { game, version: 1, rest: null, later: false },
      ...(exact.includes(game) ? [] : [{ game, version: 2, rest: "drawn", later: true }]),
    ]),
  );
  expect(games.size).toBe(10);
});

test("in a flight each seat has a draw of its own, whenever it lands", async () => {
  const casino = world.openCasino();
  const chain = await sowChain(world, { from: 30_000, to: 40_000 });
  const writer = openWriter(casino, "one");
  await writer.settle();
  const boarded = [];
  for (const landAt of [10_900, 10_900, 10_900, 11_900, 11_900, 11_900]) {
    const { session } = await world.sit({ game: "skylark" });
    const answer = await casino.flights.board(session, ticket({ stake: "0.10", landAt }));
    if (!answer.ok) throw new Error(answer.refusal.code);
    boarded.push(answer.value);
  }
  world.forward(7_000);
  await writer.settle();
  world.forward(90_000);
  await writer.settle();
  const seats = new Set<string>();
  for (const { id } of boarded) {
    const receipt = await casino.receipt(id);
    const round = receipt?.round;
    const { seat = "", landAt } = (round?.choice ?? {}) as { seat?: string; landAt?: number };
    seats.add(seat);
    const [least, most] = landAt === 10_900 ? ["0.10", "0.11"] : ["0.11", "0.12"];
    expect(round?.rest).toMatchObject({ left: 9_000, of: 10_000 });
    expect(round?.payout).toBe(round?.rest?.isPaid === true ? most : least);
    const proof = proveRound(crashRules, {
      seeds: { serverSeed: receipt?.serverSeed ?? "", playerSeed: chain.salt, nonce: 0 },
      fingerprint: chain.fingerprint,
      config: crashConfig,
      stake: 10n,
      choice: round?.choice,
      actions: round?.actions ?? [],
      shown: round?.steps.map(({ events }) => events) ?? [],
      staked: 10n,
      payout: BigInt(Math.round(Number(round?.payout) * 100)),
    });
    expect([proof.isGenuine, proof.rest]).toEqual([true, round?.rest]);
    expect(proof.blocks.at(-1)?.message).toBe(`${chain.salt}:0:${seat}:0`);
  }
  expect(seats.size).toBe(6);
});
