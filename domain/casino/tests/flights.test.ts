import { crashRules, linkBefore } from "@croupier/game-crash/rules";
import { proveRound } from "@croupier/kit/fair";
import { crashConfig } from "@croupier/game-crash/rules";
import { auditMoney } from "@croupier/wallet";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";
import { openWriter, sowChain, ticket, type TestCasino } from "./flight-world.ts";

let world: CasinoWorld;
let casino: TestCasino;

beforeEach(async () => {
  world = await openCasinoWorld();
  casino = world.openCasino();
});
afterEach(() => world.drop());

const board = async (facts: Parameters<typeof ticket>[0] = {}, at: TestCasino = casino) => {
  const seat = await world.sit({ game: "skylark" });
  const answer = await at.flights.board(seat.session, ticket(facts));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return { ...seat, round: answer.value };
};

async function asOwner(sql: string, values: readonly unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: world.adminUrl });
  await owner.connect();
  try {
    await owner.query(sql, [...values]);
  } finally {
    await owner.end();
  }
}

/** What a player has, however their accounts stand. */
async function readOwn(playerId: string): Promise<unknown[]> {
  const { rows } = await world.database.pool.query<{ balances: string }>(
    `SELECT string_agg(account || ' ' || balance, ', ' ORDER BY account) AS balances
     FROM ledger.accounts WHERE player_id = $1`,
    [playerId],
  );
  return rows;
}

describe("a flight", () => {
  test("pays who pressed in time and whose setting was reached, and nobody else", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const byHand = await board();
    const bySetting = await board({ landAt: 15_000 });
    const tooHigh = await board({ landAt: 50_000 });
    const lost = await board();
    expect(await world.balanceOf(byHand.playerId)).toBe("9900 / 100");

    world.forward(7_000);
    await writer.settle();
    world.forward(11_553); // 2.00
    writer.land(byHand.round.id);
    // Whatever it is looked at with, it is what had been reached.
    world.forward(400);
    await writer.settle();
    expect(await world.balanceOf(byHand.playerId)).toBe("10100 / 0");
    expect(await world.balanceOf(bySetting.playerId)).toBe("10050 / 0");
    expect(await world.balanceOf(lost.playerId)).toBe("9900 / 100");

    world.forward(60_000);
    await writer.settle();
    expect(await world.balanceOf(tooHigh.playerId)).toBe("9900 / 0");
    expect(await world.balanceOf(lost.playerId)).toBe("9900 / 0");
    const [landed, closed] = await casino.flights.readPlayed([
      { playerId: byHand.playerId, roundId: byHand.round.id },
      { playerId: lost.playerId, roundId: lost.round.id },
    ]);
    expect(landed).toMatchObject({ state: "closed", payout: "2.00", balance: "101.00" });
    expect(closed).toMatchObject({ state: "closed", payout: "0.00" });
  });

  test("tells the highest landings of those who flew, the highest first, and of nobody else", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const told = async () => (await casino.flights.readBoard("skylark"))?.board.top;
    expect(await told()).toEqual([]);
    for (const landAt of [12_000, 20_000, null]) await board({ landAt });
    expect(await told()).toEqual([]);
    world.forward(7_000);
    await writer.settle();
    world.forward(60_000);
    await writer.settle();
    const flown = await casino.flights.readBoard("skylark");
    const names = new Map(flown?.seats.map(({ landedAt, name }) => [landedAt, name]));
    expect(await told()).toEqual([
      { number: 0, name: names.get(20_000), landedAt: 20_000, payout: "2.00", currency: "EUR" },
      { number: 0, name: names.get(12_000), landedAt: 12_000, payout: "1.20", currency: "EUR" },
    ]);
  });

  test("shows its link when it is over for everybody, and each round counts out with it", async () => {
    const chain = await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const early = await board({ landAt: 12_000 });
    world.forward(7_000);
    await writer.settle();
    world.forward(10_000);
    await writer.settle();
    // Paid already, while others fly on: where the flight ends is nobody's to know.
    const meanwhile = await casino.receipt(early.round.id);
    expect(meanwhile).toMatchObject({ serverSeed: null });
    expect((await casino.flights.readBoard("skylark"))?.board.flight).toMatchObject({
      state: "flying",
      link: null,
      multiple: null,
    });

    world.forward(60_000);
    await writer.settle();
    const receipt = await casino.receipt(early.round.id);
    expect(linkBefore(receipt?.serverSeed ?? "")).toBe(chain.fingerprint);
    expect(receipt?.round).toMatchObject({ seedFingerprint: chain.fingerprint, nonce: 0 });
    const proof = proveRound(crashRules, {
      seeds: { serverSeed: receipt?.serverSeed ?? "", playerSeed: chain.salt, nonce: 0 },
      fingerprint: chain.fingerprint,
      config: crashConfig,
      stake: 100n,
      choice: receipt?.round.choice,
      actions: receipt?.round.actions ?? [],
      shown: receipt?.round.steps.map(({ events }) => events) ?? [],
      staked: 100n,
      payout: 120n,
    });
    expect(proof.isGenuine).toBe(true);
  });

  test("is traced for staff: its link decides still while it flies, then everything counts out of the chain", async () => {
    const { crash } = await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const early = await board({ landAt: 12_000 });
    const lost = await board();
    const left = await board();
    await casino.flights.leave(left.session, left.round.id);
    world.forward(7_000);
    await writer.settle();
    world.forward(10_000);
    await writer.settle();
    const trace = (id: string) => world.desk.readRound(id);
    const inChain = { number: 0, length: 50 };
    // Paid already: where it ends is for staff to know no sooner than for anybody.
    expect(await trace(early.round.id)).toMatchObject({
      serverSeed: undefined,
      recounts: undefined,
      flight: { ...inChain, state: "flying", multiple: undefined },
    });

    world.forward(60_000);
    await writer.settle();
    for (const { round } of [early, lost]) {
      expect(await trace(round.id)).toMatchObject({
        serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
        recounts: true,
        flight: { ...inChain, state: "over", multiple: crash },
      });
    }
    expect((await trace(left.round.id))?.recounts).toBeUndefined();
    await world.database.pool.query(
      "UPDATE casino.rounds SET payout = payout + 1 WHERE round_id = $1",
      [early.round.id],
    );
    expect((await trace(early.round.id))?.recounts).toBe(false);
  });

  test("gives a stake back before it takes off, and not behind", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const { session, round, playerId } = await board();
    const left = await casino.flights.leave(session, round.id);
    expect(left).toMatchObject({ ok: true, value: { state: "voided", balance: "100.00" } });
    expect(await world.balanceOf(playerId)).toBe("10000 / 0");
    expect(codeOf(await casino.flights.leave(session, round.id))).toBe("ok");
    const again = await casino.flights.board(session, ticket());
    world.forward(7_000);
    await writer.settle();
    const tooLate = await casino.flights.leave(session, again.ok ? again.value.id : "");
    expect(codeOf(tooLate)).toBe("flight_gone");
    expect(await world.balanceOf(playerId)).toBe("9900 / 100");
  });

  test("takes a stake once, asked over and over and through two servers", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    await openWriter(casino, "one").settle();
    const { session, playerId } = await world.sit({ game: "skylark" });
    const asked = ticket();
    const other = world.openCasino();
    const answers = await Promise.all([
      casino.flights.board(session, asked),
      other.flights.board(session, asked),
      other.flights.board(session, asked),
    ]);
    const ids = answers.map((answer) => (answer.ok ? answer.value.id : codeOf(answer)));
    expect(new Set(ids).size).toBe(1);
    expect(await world.balanceOf(playerId)).toBe("9900 / 100");
    expect(await world.count("casino.flight_seats")).toBe(1);
    expect(codeOf(await casino.flights.board(session, { ...asked, stake: "2.00" }))).toBe(
      "play_reused",
    );
  });

  test.each<[string, Parameters<typeof ticket>[0], string]>([
    ["more than is taken", { stake: "500.00" }, "stake_out_of_range"],
    ["no amount", { stake: "1.001" }, "stake_out_of_range"],
    ["a landing below the stake", { landAt: 9_900 }, "choice_not_offered"],
    ["more than there is", { stake: "100.00" }, "insufficient_funds"],
  ])("refuses %s", async (_, facts, code) => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    await openWriter(casino, "one").settle();
    const playerId = await world.openPlayer(50_00n);
    const { session } = await world.sit({ game: "skylark", playerId });
    expect(codeOf(await casino.flights.board(session, ticket(facts)))).toBe(code);
    expect(await world.balanceOf(playerId)).toBe("5000 / 0");
  });

  test("ends for everybody else where one seat cannot be paid, which is paid as it came down when it can be", async () => {
    const { crashMs } = await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const stuck = await board();
    const beside = await board({ landAt: 15_000 });
    const lost = await board();
    const [own] = await readOwn(stuck.playerId);
    await asOwner("UPDATE ledger.accounts SET closed_at = now() WHERE player_id = $1", [
      stuck.playerId,
    ]);
    world.forward(7_000);
    await writer.settle();
    world.forward(11_553); // 2.00
    writer.land(stuck.round.id);
    await writer.settle();
    world.forward(crashMs);
    await writer.settle();

    expect((await casino.flights.readBoard("skylark"))?.board.flight.state).toBe("over");
    expect(await world.balanceOf(beside.playerId)).toBe("10050 / 0");
    expect(await world.balanceOf(lost.playerId)).toBe("9900 / 0");
    expect(await readOwn(stuck.playerId)).toEqual([own]);
    expect(await casino.countParkedSeats()).toBe(1);
    expect(writer.parked.map(String)).toEqual([
      `Error: the seat of round ${stuck.round.id} could not be paid`,
    ]);

    // It is tried with each boarding, told of once, and paid at the moment of its press.
    world.forward(3_500);
    await writer.settle();
    expect([await casino.countParkedSeats(), writer.parked.length]).toEqual([1, 1]);
    await asOwner("UPDATE ledger.accounts SET closed_at = NULL WHERE player_id = $1", [
      stuck.playerId,
    ]);
    world.forward(7_000);
    await writer.settle();
    world.forward(10 * crashMs);
    await writer.settle();
    world.forward(3_500);
    await writer.settle();
    expect(await world.balanceOf(stuck.playerId)).toBe("10100 / 0");
    expect(await casino.countParkedSeats()).toBe(0);
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("ends for everybody else where the database takes one seat no further", async () => {
    const { crashMs } = await sowChain(world, { from: 30_000, to: 40_000 });
    const writer = openWriter(casino, "one");
    await writer.settle();
    const stuck = await board({ landAt: 15_000 });
    const beside = await board({ landAt: 15_000 });
    await asOwner(
      `ALTER TABLE casino.flight_seats ADD CONSTRAINT stuck
       CHECK (state = 'aboard' OR round_id <> '${stuck.round.id}')`,
    );
    world.forward(7_000);
    await writer.settle();
    world.forward(crashMs);
    await writer.settle();
    expect((await casino.flights.readBoard("skylark"))?.board.flight.state).toBe("over");
    expect(await world.balanceOf(beside.playerId)).toBe("10050 / 0");
    expect(await world.balanceOf(stuck.playerId)).toBe("9900 / 100");
    expect(await casino.countParkedSeats()).toBe(1);
    await asOwner("ALTER TABLE casino.flight_seats DROP CONSTRAINT stuck");
    world.forward(3_500);
    await writer.settle();
    expect(await world.balanceOf(stuck.playerId)).toBe("10050 / 0");
  });

  test("is the only way: nobody opens a round of it alone", async () => {
    const { session } = await world.sit({ game: "skylark" });
    const alone = await casino.frame.openRound(session, press({ choice: { landAt: null } }));
    expect(codeOf(alone)).toBe("choice_not_offered");
    expect(codeOf(await casino.flights.board(session, ticket()))).toBe("flight_gone");
  });
});

describe("two writers", () => {
  test("are never two: the second waits, and has a higher number when the first is silent", async () => {
    const one = openWriter(casino, "one");
    const two = openWriter(world.openCasino(), "two");
    await Promise.all([one.step(), two.step()]);
    expect([one.isWriting(), two.isWriting()].filter(Boolean)).toHaveLength(1);
    const [first, second] = one.isWriting() ? [one, two] : [two, one];
    world.forward(4_001);
    await second.step();
    expect(second.isWriting()).toBe(true);
    const { rows } = await world.database.pool.query(
      "SELECT fence::int AS fence FROM casino.flight_writers",
    );
    expect(rows).toEqual([{ fence: 2 }]);
    await first.step();
    expect(first.isWriting()).toBe(false);
  });

  test("the next one finishes the flight, and who was not told anything flies on", async () => {
    const { crashMs } = await sowChain(world, { from: 30_000, to: 40_000 });
    const one = openWriter(casino, "one");
    await one.settle();
    const bySetting = await board({ landAt: 15_000 });
    const stillAboard = await board();
    const tooHigh = await board({ landAt: 90_000 });
    world.forward(7_000);
    await one.settle();
    one.land(stillAboard.round.id);
    // The first hangs here: it has been told of a press, and does nothing until its time is over.
    world.forward(5_000);
    const two = openWriter(world.openCasino(), "two");
    await two.settle();
    expect(two.isWriting()).toBe(true);
    world.forward(crashMs);
    await two.settle();
    expect(await world.balanceOf(bySetting.playerId)).toBe("10050 / 0");
    expect(await world.balanceOf(stillAboard.playerId)).toBe("9900 / 0");
    expect(await world.balanceOf(tooHigh.playerId)).toBe("9900 / 0");
    expect((await casino.flights.readBoard("skylark"))?.board.flight.state).toBe("over");
  });

  test("what a writer tries is refused as soon as another has a higher number", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const one = openWriter(casino, "one");
    await one.settle();
    const { playerId, round } = await board();
    world.forward(7_000);
    await one.settle();
    one.land(round.id);
    // Another process took over while this one was held up, and it has not heard of it.
    await world.database.pool.query(
      "UPDATE casino.flight_writers SET writer = 'two', fence = fence + 1",
    );
    const written = one.written();
    await one.step();
    expect(one.isWriting()).toBe(false);
    expect(one.written()).toBe(written);
    expect(await world.balanceOf(playerId)).toBe("9900 / 100");
  });

  test("a press that arrives over and over counts from the first time, and is paid once", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const one = openWriter(casino, "one");
    await one.settle();
    const { playerId, round } = await board();
    world.forward(7_000);
    await one.settle();
    world.forward(11_553);
    for (let times = 0; times < 5; times += 1) {
      one.land(round.id);
      world.forward(300);
    }
    await one.settle();
    one.land(round.id);
    await one.settle();
    expect(await world.balanceOf(playerId)).toBe("10100 / 0");
  });

  test("a seat that came down already is passed over, whatever its writer still believes", async () => {
    await sowChain(world, { from: 30_000, to: 40_000 });
    const one = openWriter(casino, "one");
    await one.settle();
    const { playerId, round } = await board();
    world.forward(7_000);
    await one.settle();
    // As by a commit whose answer never reached it.
    await world.database.pool.query(
      "UPDATE casino.flight_seats SET state = 'lost', payout = 0 WHERE round_id = $1",
      [round.id],
    );
    world.forward(1_000);
    one.land(round.id);
    await one.settle();
    expect(await world.balanceOf(playerId)).toBe("9900 / 100");
  });
});
