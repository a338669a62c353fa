import { crashConfig, crashRules, elapsedFor } from "@croupier/game-crash/rules";
import { proveRound } from "@croupier/kit/fair";
import { uuidv7 } from "@croupier/kit/ids";
import { auditMoney } from "@croupier/wallet";
import fc from "fast-check";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { codeOf, lawOf, openCasinoWorld, type CasinoWorld } from "./casino-world.ts";
import { openWriter, sowChain, ticket, type TestCasino } from "./flight-world.ts";

let world: CasinoWorld;
let casino: TestCasino;
let writer: ReturnType<typeof openWriter>;
let crashMs: number;
/** Bets that a test does not end itself end with the flight, above three times the stake. */
const high = { from: 30_000, to: 40_000 };

beforeEach(async () => {
  world = await openCasinoWorld();
  casino = world.openCasino();
  ({ crashMs } = await sowChain(world, high));
  writer = openWriter(casino, "one");
  await writer.settle();
});
afterEach(() => world.drop());

type Session = Awaited<ReturnType<CasinoWorld["sit"]>>["session"];

async function board(session: Session, facts: Parameters<typeof ticket>[0] = {}) {
  const answer = await casino.flights.board(session, ticket(facts));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

async function sit(facts: Parameters<CasinoWorld["sit"]>[0] = {}) {
  return world.sit({ game: "skylark", ...facts });
}

async function takeOff(): Promise<void> {
  world.forward(7_000);
  await writer.settle();
}

async function flyTo(multiple: number): Promise<void> {
  world.forward(elapsedFor(crashConfig, multiple));
  await writer.settle();
}

async function endFlight(): Promise<void> {
  world.forward(crashMs);
  await writer.settle();
}

async function readRound(playerId: string, { id: roundId }: { readonly id: string }) {
  const [round] = await casino.flights.readPlayed([{ playerId, roundId }]);
  return round;
}

describe("two bets of a player in one flight", () => {
  test("are both taken, each with its own stake and landing, and a third is refused", async () => {
    const { session, playerId } = await sit();
    const one = await board(session);
    const two = await board(session, { stake: "2.00", landAt: 15_000 });
    expect(two.id).not.toBe(one.id);
    expect(codeOf(await casino.flights.board(session, ticket()))).toBe("round_open");
    expect(await world.balanceOf(playerId)).toBe("9700 / 300");
    const seats = (await casino.flights.readBoard("skylark"))?.seats;
    expect(seats?.map(({ seat, stake, landAt }) => [seat, stake, landAt])).toEqual([
      [1, 100n, null],
      [2, 200n, 15_000],
    ]);
  });

  test("are each answered alike however often they are asked for, and never twice", async () => {
    const { session, playerId } = await sit();
    const [one, two] = [ticket(), ticket({ stake: "2.00", landAt: 15_000 })];
    const other = world.openCasino();
    const answers = await Promise.all(
      [one, two, one, two].map((asked, turn) =>
        (turn < 2 ? casino : other).flights.board(session, asked),
      ),
    );
    const ids = answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal.code));
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    expect(codeOf(await casino.flights.board(session, { ...two, stake: "1.00" }))).toBe(
      "play_reused",
    );
    expect(await world.count("casino.flight_seats")).toBe(2);
    expect(await world.balanceOf(playerId)).toBe("9700 / 300");
  });

  test("are two however many processes are asked at once", async () => {
    const { session, playerId } = await sit();
    const asked = [casino, world.openCasino(), world.openCasino()].flatMap((one) => [one, one]);
    const answers = await Promise.all(asked.map((one) => one.flights.board(session, ticket())));
    const refused = Array.from({ length: 4 }, () => "round_open");
    expect(answers.map(codeOf).toSorted()).toEqual(["ok", "ok", ...refused]);
    expect(await world.balanceOf(playerId)).toBe("9800 / 200");
  });

  test("land apart: one by hand, the other where it was set, each paid and with its own receipt", async () => {
    const { session, playerId } = await sit();
    const byHand = await board(session);
    const bySetting = await board(session, { stake: "2.00", landAt: 25_000 });
    await takeOff();
    world.forward(11_553); // 2.00
    writer.land(byHand.id);
    await writer.settle();
    expect(await world.balanceOf(playerId)).toBe("9900 / 200");
    expect(await readRound(playerId, bySetting)).toMatchObject({ state: "open" });
    await flyTo(25_000);
    expect(await world.balanceOf(playerId)).toBe("10400 / 0");
    await endFlight();
    const chain = (await casino.flights.readBoard("skylark"))?.board.chain;
    for (const [round, stake, payout] of [
      [byHand, 100n, 200n],
      [bySetting, 200n, 500n],
    ] as const) {
      const receipt = await casino.receipt(round.id);
      const { choice, actions = [], steps = [] } = receipt?.round ?? {};
      const { isGenuine } = proveRound(crashRules, {
        seeds: {
          serverSeed: receipt?.serverSeed ?? "",
          playerSeed: chain?.salt ?? "",
          nonce: 0,
        },
        fingerprint: chain?.fingerprint ?? "",
        config: crashConfig,
        stake,
        choice,
        actions,
        shown: steps.map(({ events }) => events),
        staked: stake,
        payout,
      });
      expect(isGenuine).toBe(true);
    }
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("are lost together, and come down together, in the books too", async () => {
    const loser = await sit();
    const winner = await sit();
    for (const { session } of [loser, winner]) {
      const landAt = session === winner.session ? 15_000 : null;
      await board(session, { landAt });
      await board(session, { landAt, stake: "2.00" });
    }
    await takeOff();
    await flyTo(15_000);
    expect(await world.balanceOf(winner.playerId)).toBe("10150 / 0");
    await endFlight();
    expect(await world.balanceOf(loser.playerId)).toBe("9700 / 0");
    expect((await casino.flights.readBoard("skylark"))?.board.flight.state).toBe("over");
    expect(writer.parked).toEqual([]);
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("are left one by one, whichever it is, and its seat may be taken again", async () => {
    const { session, playerId } = await sit();
    const one = await board(session);
    const two = await board(session, { stake: "2.00" });
    expect(codeOf(await casino.flights.leave(session, one.id))).toBe("ok");
    expect(await world.balanceOf(playerId)).toBe("9800 / 200");
    const again = await board(session, { stake: "3.00" });
    const seats = (await casino.flights.readBoard("skylark"))?.seats;
    expect(seats?.map(({ seat, roundId }) => [seat, roundId])).toEqual([
      [1, again.id],
      [2, two.id],
    ]);
    expect(codeOf(await casino.flights.leave(session, two.id))).toBe("ok");
    await takeOff();
    expect(codeOf(await casino.flights.leave(session, again.id))).toBe("flight_gone");
    expect(await world.balanceOf(playerId)).toBe("9700 / 300");
  });

  test("are flown on by the next writer, and both are found again by whoever comes back", async () => {
    const { session, playerId } = await sit();
    const one = await board(session, { landAt: 15_000 });
    const two = await board(session, { stake: "2.00", landAt: 20_000 });
    await takeOff();
    world.forward(4_001);
    const next = openWriter(world.openCasino(), "two");
    await next.settle();
    const now = await casino.flights.readBoard("skylark");
    expect(now?.seats.map(({ roundId }) => roundId)).toEqual([one.id, two.id]);
    const played = await casino.flights.readPlayed(now?.seats ?? []);
    expect(played.map(({ id, state }) => [id, state])).toEqual([
      [one.id, "open"],
      [two.id, "open"],
    ]);
    world.forward(crashMs);
    await next.settle();
    expect(await world.balanceOf(playerId)).toBe("10250 / 0");
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("are parked together where their money cannot follow, and both paid as they came down", async () => {
    const { session, playerId } = await sit();
    await board(session, { landAt: 15_000 });
    await board(session, { stake: "2.00", landAt: 20_000 });
    const close = (at: string) =>
      asOwner(`UPDATE ledger.accounts SET closed_at = ${at} WHERE player_id = '${playerId}'`);
    await close("now()");
    await takeOff();
    await endFlight();
    expect((await casino.flights.readBoard("skylark"))?.board.flight.state).toBe("over");
    expect([await casino.countParkedSeats(), writer.parked.length]).toEqual([2, 2]);
    await close("NULL");
    world.forward(3_500);
    await writer.settle();
    expect(await casino.countParkedSeats()).toBe(0);
    expect(await world.balanceOf(playerId)).toBe("10250 / 0");
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("bear names of their own, so that each draws its last unit by itself", async () => {
    for (let nth = 0; nth < 30; nth += 1) {
      const { session } = await sit();
      const rounds = [
        await board(session, { stake: "0.10", landAt: 15_500 }),
        await board(session, { stake: "0.10", landAt: 15_500 }),
      ];
      const names = rounds.map(({ choice }) => (choice as { seat: string }).seat);
      expect(new Set(names).size).toBe(2);
    }
    await takeOff();
    await endFlight();
    const seats = (await casino.flights.readBoard("skylark"))?.seats ?? [];
    expect(new Set(seats.map(({ payout }) => payout))).toEqual(new Set([15n, 16n]));
    // 0.155 is paid as 0.15 or as 0.16: what one seat is paid says nothing of the other.
    const pairs = [...Map.groupBy(seats, ({ playerId }) => playerId).values()];
    const sizes = pairs.map((pair) => new Set(pair.map(({ payout }) => payout)).size);
    expect(new Set(sizes)).toEqual(new Set([1, 2]));
  });
});

describe("what limits two bets", () => {
  test("a law's most for a round is for both together, the game's own limits are for each", async () => {
    const law = { ...lawOf("CW"), stakeLimits: [most(3_00n)] };
    const { session, playerId } = await sit({ policy: law });
    await board(session, { stake: "2.00" });
    const asked = (stake: string) => casino.flights.board(session, ticket({ stake }));
    expect(codeOf(await asked("1.01"))).toBe("stake_out_of_range");
    expect(codeOf(await asked("1.00"))).toBe("ok");
    expect(await world.balanceOf(playerId)).toBe("9700 / 300");

    const free = await sit({ playerId: await world.openPlayer(1_000_00n) });
    const { max } = free.opened.stakes;
    await board(free.session, { stake: max });
    expect(codeOf(await casino.flights.board(free.session, ticket({ stake: max })))).toBe("ok");
  });

  test("a bet that was left makes room under a law's most", async () => {
    const { session } = await sit({ policy: { ...lawOf("CW"), stakeLimits: [most(3_00n)] } });
    const one = await board(session, { stake: "2.00" });
    await casino.flights.leave(session, one.id);
    expect(codeOf(await casino.flights.board(session, ticket({ stake: "3.00" })))).toBe("ok");
  });

  test("guards are asked of each, and money that is not there is not staked", async () => {
    const { session, playerId } = await sit({ playerId: await world.openPlayer(3_00n) });
    await board(session, { stake: "2.00" });
    const second = (stake: string) => casino.flights.board(session, ticket({ stake }));
    expect(codeOf(await second("2.00"))).toBe("insufficient_funds");
    world.guard.judge = () => ({ ok: false, refusal: { code: "limit_reached" } });
    expect(codeOf(await second("1.00"))).toBe("limit_reached");
    world.guard.judge = () => ({ ok: true, value: undefined });
    expect(codeOf(await second("1.00"))).toBe("ok");
    expect(await world.balanceOf(playerId)).toBe("0 / 300");
  });

  test("the pause between rounds is none between two bets of a flight, and no way leads around it", async () => {
    const law = { ...lawOf("CW"), roundMsMin: 5_000 };
    const { session } = await sit({ policy: law });
    const asked = () => casino.flights.board(session, ticket());
    const one = await board(session);
    const two = await asked();
    expect(codeOf(two)).toBe("ok");
    // A third is never part of it, whichever of the two was left.
    await casino.flights.leave(session, one.id);
    world.forward(1_000);
    expect(codeOf(await asked())).toBe("round_too_soon");
    world.forward(4_000);
    const three = await board(session);
    await casino.flights.leave(session, three.id);
    expect(codeOf(await asked())).toBe("round_too_soon");
    await casino.flights.leave(session, two.ok ? two.value.id : "");
    expect(codeOf(await asked())).toBe("round_too_soon");
  });

  test("the next flight waits for the pause behind the second bet", async () => {
    const { session } = await sit({ policy: { ...lawOf("CW"), roundMsMin: 50_000 } });
    await board(session);
    world.forward(6_000);
    await board(session);
    world.forward(1_000);
    await writer.settle();
    world.forward(crashMs);
    await writer.settle();
    world.forward(3_500);
    await writer.settle();
    const asked = () => casino.flights.board(session, ticket());
    const waitMs = 50_000 - 1_000 - crashMs - 3_500;
    expect(waitMs).toBeGreaterThan(0);
    expect(await asked()).toMatchObject({
      refusal: { code: "round_too_soon", facts: { waitMs: String(waitMs) } },
    });
    world.forward(waitMs);
    expect(codeOf(await asked())).toBe("ok");
    expect(codeOf(await asked())).toBe("ok");
  });
});

test("whatever players do with two bets, at most two are aboard and every coin is where it belongs", async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => sit()));
  const won = new Map(players.map(({ playerId }) => [playerId, 0n]));
  const step = fc.record({
    player: fc.constantFrom(...players),
    leaves: fc.constantFrom(undefined, undefined, 0, 1),
    landAt: fc.constantFrom(null, 12_000, 20_000, 90_000),
    stake: fc.constantFrom("1.00", "2.00", "3.00"),
  });
  const [steps = []] = fc.sample(fc.array(step, { minLength: 50, maxLength: 60 }), 1);
  for (const { player, leaves, landAt, stake } of steps) {
    const { session, playerId } = player;
    const seats = (await casino.flights.readBoard("skylark"))?.seats ?? [];
    const own = seats.filter((seat) => seat.playerId === playerId);
    const some = leaves === undefined ? undefined : own[leaves];
    if (some !== undefined) {
      expect(codeOf(await casino.flights.leave(session, some.roundId))).toBe("ok");
    } else {
      const code = codeOf(await casino.flights.board(session, ticket({ landAt, stake })));
      expect(code).toBe(own.length < 2 ? "ok" : "round_open");
    }
  }
  await takeOff();
  await endFlight();
  for (const { playerId, payout = 0n, stake } of (await casino.flights.readBoard("skylark"))
    ?.seats ?? []) {
    won.set(playerId, (won.get(playerId) ?? 0n) + payout - stake);
  }
  for (const [playerId, net] of won) {
    expect(await world.balanceOf(playerId)).toBe(`${100_00n + net} / 0`);
  }
  expect(await auditMoney(world.database)).toEqual([]);
});

test("the table takes no third seat of a player, and no round in a seat that is taken", async () => {
  const { session, playerId } = await sit();
  await board(session);
  await board(session);
  const insert = (seat: number) =>
    world.database.pool.query(
      `INSERT INTO casino.flight_seats (chain, number, player_id, seat, round_id, name, asset, stake, state)
       SELECT chain, number, player_id, $2, $3, name, asset, stake, state FROM casino.flight_seats
       WHERE player_id = $1 AND seat = 1`,
      [playerId, seat, uuidv7()],
    );
  await expect(insert(3)).rejects.toThrow(/flight_seats_seat_check/);
  await expect(insert(2)).rejects.toThrow(/flight_seats_pkey/);
});

const most = (minorMax: bigint) =>
  ({ product: "casino", currency: "EUR", minorMax }) as unknown as ReturnType<
    typeof lawOf
  >["stakeLimits"][number];

async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.adminUrl });
  await owner.connect();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}
