import { blackjackRules } from "@croupier/game-blackjack/rules";
import { pokerRules } from "@croupier/game-video-poker/rules";
import { proveRound } from "@croupier/kit/fair";
import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { createLedger, readUnstaked } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import type { PlayedRound } from "@croupier/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { codeOf, eur, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());
afterEach(() => {
  world.guard.judge = () => ({ ok: true, value: undefined });
});

type Seated = Awaited<ReturnType<CasinoWorld["sit"]>>;

async function done(
  answer: ReturnType<CasinoWorld["casino"]["frame"]["act"]>,
): Promise<PlayedRound> {
  const answered = await answer;
  if (!answered.ok) throw new Error(answered.refusal.code);
  return answered.value;
}

const going = new AbortController().signal;
const mines = { choice: { mines: 3 } };
const open = (seat: Seated, facts: Parameters<typeof press>[0] = mines) =>
  done(world.casino.frame.openRound(seat.session, press(facts)));
const act = (seat: Seated, round: Pick<PlayedRound, "id" | "actions">, action: unknown) =>
  done(
    world.casino.frame.act(seat.session, {
      roundId: round.id,
      place: round.actions.length,
      action,
    }),
  );

/** Opens shells until a pearl lies there: a round that is over has lost. */
async function pearl(seat: Seated): Promise<PlayedRound> {
  for (;;) {
    const round = await act(seat, await open(seat), { move: "open", shell: 0 });
    if (round.state === "open") return round;
  }
}

/** What the table asks of the player, or undefined where the round is over. */
function askedOf(round: PlayedRound): readonly string[] | undefined {
  if (round.state !== "open") return undefined;
  const events = round.steps.flatMap(({ events }) => events) as {
    type: string;
    moves?: readonly string[];
  }[];
  const last = events.findLast(({ type }) => type === "asked" || type === "insuranceOffered");
  return last?.type === "asked" ? last.moves : ["insure"];
}

const hand = { stake: "2.00", choice: { seats: [{ stake: "200", pairs: "0" }] } };
const calmly = (round: PlayedRound) =>
  askedOf(round)?.[0] === "insure" ? { move: "insure", seats: [] } : { move: "stand" };

/** Deals until the player may do this. What is asked before is answered without money. */
async function deal(seat: Seated, move: string): Promise<PlayedRound> {
  for (;;) {
    let round = await open(seat, hand);
    if (askedOf(round)?.[0] === "insure" && move !== "insure") {
      round = await act(seat, round, calmly(round));
    }
    if (askedOf(round)?.includes(move)) return round;
    while (round.state === "open") round = await act(seat, round, calmly(round));
  }
}

describe("a round of several steps", () => {
  test("holds its stake and waits for its player while it is open, and pays when it is over", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await pearl(seat);
    expect(round).toMatchObject({ payout: null, closedAt: null, receipt: null });
    expect(await world.balanceOf(seat.playerId)).toMatch(/ \/ 100$/);
    const own = () => world.casino.ownGames.read(seat.playerId);
    expect(await own()).toMatchObject({ unfinished: ["minesweep-reef"] });
    const taken = await act(seat, round, { move: "take" });
    expect(await own()).toMatchObject({ unfinished: [] });
    expect(taken).toMatchObject({
      state: "closed",
      actions: [{ move: "open", shell: 0 }, { move: "take" }],
    });
    expect(await world.balanceOf(seat.playerId)).toBe(`${taken.balance.replace(".", "")} / 0`);
    expect(Number(taken.payout)).toBeGreaterThan(1);
  });

  test("tells nothing of what is hidden in it", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await pearl(seat);
    const told = JSON.stringify([
      round,
      await world.casino.frame.readSession(seat.session),
      await world.casino.frame.rounds(seat.session, undefined),
      await world.casino.receipt(round.id),
    ]);
    expect(told).toContain("pearlFound");
    expect(JSON.stringify(round.steps)).not.toMatch(/revealed|"mines":\[/);
    expect(await world.casino.receipt(round.id)).toBeUndefined();
  });

  test("is alone in its game, and another game goes on beside it", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    await pearl(seat);
    expect(codeOf(await world.casino.frame.openRound(seat.session, press(mines)))).toBe(
      "round_open",
    );
    const { playerId, sessionId } = seat;
    const beside = await world.sit({ playerId, sessionId });
    expect((await open(beside, {})).state).toBe("closed");
    expect(codeOf(await world.casino.frame.rotateSeeds(seat.session, "x"))).toBe("round_open");
  });

  test("is there again for the next session of its player, in whatever process", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const { balance: _balance, ...round } = await pearl(seat);
    const { playerId } = seat;
    const later = await world.sit({ playerId, game: "minesweep-reef" });
    expect(later.opened.openRound).toEqual(round);
    const { frame } = world.openCasino();
    const action = { move: "take" };
    const taken = await done(frame.act(later.session, { roundId: round.id, place: 1, action }));
    expect(taken.state).toBe("closed");
  });

  test("answers an action that is repeated as it stands, and refuses another in its place", async () => {
    const seat = await world.sit({ game: "minesweep-reef" });
    const round = await pearl(seat);
    const { frame } = world.casino;
    const again = (place: number, action: unknown) =>
      frame.act(seat.session, { roundId: round.id, place, action });
    expect(await done(again(0, { shell: 0, move: "open" }))).toEqual(round);
    expect(codeOf(await again(0, { move: "open", shell: 1 }))).toBe("play_reused");
    expect(codeOf(await again(1, { move: "open", shell: 0 }))).toBe("action_not_allowed");
    expect(codeOf(await again(1, { move: "leave" }))).toBe("action_not_allowed");
    expect(codeOf(await again(2, { move: "take" }))).toBe("action_not_allowed");
    // Open, and its next place known: to another player it is no round.
    const stranger = await world.sit({ game: "minesweep-reef" });
    const taken = { roundId: round.id, place: 1, action: { move: "take" } };
    expect(codeOf(await frame.act(stranger.session, taken))).toBe("round_unknown");
    const [one, other] = await Promise.all([
      done(again(1, { move: "take" })),
      done(
        world
          .openCasino()
          .frame.act(seat.session, { roundId: round.id, place: 1, action: { move: "take" } }),
      ),
    ]);
    expect(other).toEqual(one);
    expect(codeOf(await again(2, { move: "take" }))).toBe("action_not_allowed");
  });
});

describe("a hand of video poker", () => {
  const seeker = { choice: {} };
  const cardsIn = (round: PlayedRound, step: number) =>
    ((round.steps[step]?.events[0] ?? {}) as { cards: string[] }).cards;

  test("lies there as it was dealt for whoever comes back, and is drawn to in whatever process", async () => {
    const seat = await world.sit({ game: "jacks-or-better" });
    const round = await open(seat, seeker);
    expect(round).toMatchObject({ state: "open", payout: null });
    // The cards of the exchange are nobody's before it is made.
    expect(JSON.stringify(round)).not.toContain("drawn");
    const later = await world.sit({ playerId: seat.playerId, game: "jacks-or-better" });
    const { balance: _balance, ...waiting } = round;
    expect(later.opened.openRound).toEqual(waiting);
    const action = { move: "draw", hold: [true, false, false, false, true] };
    const { frame } = world.openCasino();
    const asked = { roundId: round.id, place: 0, action };
    const drawn = await done(frame.act(later.session, asked));
    expect(drawn).toMatchObject({ state: "closed", staked: "1.00" });
    const [was, is] = [cardsIn(round, 0), cardsIn(drawn, 1)];
    expect([is[0], is[4]]).toEqual([was[0], was[4]]);
    expect(is.slice(1, 4).some((card) => was.includes(card))).toBe(false);
    expect(await done(world.casino.frame.act(seat.session, asked))).toEqual(drawn);
    const other = { ...asked, action: { move: "draw", hold: [false, false, false, false, false] } };
    expect(codeOf(await world.casino.frame.act(seat.session, other))).toBe("play_reused");
    expect(codeOf(await world.casino.frame.act(seat.session, { ...other, place: 1 }))).toBe(
      "action_not_allowed",
    );
  });

  test("comes out of its seeds again, exchange and all", async () => {
    const seat = await world.sit({ game: "jacks-or-better" });
    const rounds: PlayedRound[] = [];
    for (let at = 0; at < 32; at += 1) {
      const hold = [1, 2, 4, 8, 16].map((bit) => (at & bit) > 0);
      rounds.push(await act(seat, await open(seat, seeker), { move: "draw", hold }));
    }
    const rotated = await world.casino.frame.rotateSeeds(seat.session, "next");
    if (!rotated.ok) throw new Error(rotated.refusal.code);
    const { serverSeed, playerSeed } = rotated.value.revealed;
    const minorOf = (amount: string | null) => BigInt((amount ?? "").replace(".", ""));
    for (const round of rounds) {
      const proof = proveRound(pokerRules, {
        seeds: { serverSeed, playerSeed, nonce: round.nonce },
        fingerprint: round.seedFingerprint,
        config: seat.opened.config,
        stake: minorOf(round.stake),
        choice: round.choice,
        actions: round.actions,
        shown: round.steps.map(({ events }) => events),
        staked: minorOf(round.staked),
        payout: minorOf(round.payout),
      });
      expect(proof.isGenuine).toBe(true);
    }
  });

  test("that nobody draws to is paid as it was dealt, a day later", async () => {
    const seat = await world.sit({ game: "jacks-or-better" });
    const round = await open(seat, seeker);
    world.forward(dayMs + 1);
    await world.casino.endForgotten(going);
    const ended = await world.casino.frame.round(seat.session, round.id);
    expect(ended).toMatchObject({
      state: "closed",
      actions: [{ move: "draw", hold: [true, true, true, true, true] }],
    });
    expect(await world.balanceOf(seat.playerId)).toMatch(/ \/ 0$/);
  });
});

describe("a stake that is added to a round", () => {
  test("is taken with the step that wants it, and the whole is settled at the end", async () => {
    const seat = await world.sit({ game: "blackjack-21" });
    const before = await deal(seat, "double");
    const after = await act(seat, before, { move: "double" });
    expect(after).toMatchObject({ state: "closed", stake: "2.00", staked: "4.00" });
    const spent = Number(before.balance) - 2 + Number(after.payout);
    expect(Number(after.balance)).toBeCloseTo(spent, 9);
    expect(await world.balanceOf(seat.playerId)).toMatch(/ \/ 0$/);
  });

  test("is asked about as every stake is, and what adds none is not", async () => {
    const seat = await world.sit({ game: "blackjack-21" });
    const round = await deal(seat, "double");
    world.guard.judge = () => refuse({ code: "self_excluded" });
    const asked = { roundId: round.id, place: round.actions.length, action: { move: "double" } };
    expect(codeOf(await world.casino.frame.act(seat.session, asked))).toBe("self_excluded");
    // Whoever is kept from staking plays to the end what was staked before, and is paid.
    const ended = await act(seat, round, { move: "stand" });
    expect(ended).toMatchObject({ state: "closed", staked: "2.00" });
  });

  test("that there is no money for leaves the round where it was", async () => {
    const playerId = await world.openPlayer(300n);
    const seat = await world.sit({ playerId, game: "blackjack-21" });
    const round = await open(seat, hand);
    if (askedOf(round)?.includes("double") !== true) return;
    const asked = { roundId: round.id, place: round.actions.length, action: { move: "double" } };
    expect(codeOf(await world.casino.frame.act(seat.session, asked))).toBe("insufficient_funds");
    expect((await act(seat, round, { move: "stand" })).staked).toBe("2.00");
  });
});

describe("rounds that nobody ends", () => {
  test("and nobody played take no part in what has to be staked: the stake goes back", async () => {
    const playerId = await world.openPlayer(0n);
    await createLedger({ database: world.database, announce: () => {} }).post({
      transferId: uuidv7(),
      playerId,
      kind: "deposit",
      from: "house_bank",
      to: "cash_free",
      amount: money(5_00n, eur),
      reason: "test",
      happenedAt: world.clock(),
    });
    const toStake = () =>
      readUnstaked(world.database.db, {
        asked: [{ playerId, asset: eur, percent: 100 }],
        since: new Date(0),
        returned: [],
      });
    const reef = await world.sit({ playerId, game: "minesweep-reef" });
    const round = await open(reef);
    expect(await toStake()).toEqual([4_00n]);
    world.forward(dayMs + 1);
    await world.casino.endForgotten(going);
    expect(await world.casino.frame.round(reef.session, round.id)).toMatchObject({
      state: "closed",
      payout: "1.00",
    });
    expect(await world.balanceOf(playerId)).toBe("500 / 0");
    expect(await toStake()).toEqual([5_00n]);
    expect(await auditMoney(world.database)).toEqual([]);
  });

  test("are ended by the rules after a day, and their wins are paid to whoever is kept from playing", async () => {
    const seat = await world.sit({ game: "blackjack-21" });
    const round = await deal(seat, "stand");
    const reef = await world.sit({ game: "minesweep-reef" });
    const untouched = await open(reef);
    world.guard.judge = () => refuse({ code: "self_excluded" });
    expect(await world.casino.endForgotten(going)).toEqual({ ended: 0, failed: 0 });
    world.forward(dayMs + 1);
    const { ended, failed } = await world.casino.endForgotten(going);
    expect([ended >= 2, failed]).toEqual([true, 0]);
    const stood = await world.casino.frame.round(seat.session, round.id);
    expect(stood).toMatchObject({
      state: "closed",
      actions: [...round.actions, { move: "stand" }],
    });
    // Nothing was opened, so nothing is lost.
    expect(await world.casino.frame.round(reef.session, untouched.id)).toMatchObject({
      payout: "1.00",
    });
    expect(await world.count("casino.open_rounds")).toBe(0);
    expect(await world.balanceOf(seat.playerId)).toMatch(/ \/ 0$/);
  });
});

test(
  "sixty hands come out of their seeds again, actions and all",
  { timeout: 60_000 },
  async () => {
    const seat = await world.sit({
      game: "blackjack-21",
      playerId: await world.openPlayer(100_000_00n),
    });
    const rounds: PlayedRound[] = [];
    while (rounds.length < 60) {
      let round = await open(seat, hand);
      while (round.state === "open") {
        const moves = askedOf(round) ?? [];
        const bold = ["split", "double", "hit"].find((move) => moves.includes(move));
        const isEven = rounds.length % 2 === 0;
        round = await act(
          seat,
          round,
          isEven && bold !== undefined ? { move: bold } : calmly(round),
        );
      }
      rounds.push(round);
    }
    expect(rounds.some(({ staked }) => Number(staked) > 2)).toBe(true);
    const rotated = await world.casino.frame.rotateSeeds(seat.session, "next");
    if (!rotated.ok) throw new Error(rotated.refusal.code);
    const { serverSeed, playerSeed } = rotated.value.revealed;
    const minorOf = (amount: string | null) => BigInt((amount ?? "").replace(".", ""));
    for (const round of rounds) {
      const proof = proveRound(blackjackRules, {
        seeds: { serverSeed, playerSeed, nonce: round.nonce },
        fingerprint: round.seedFingerprint,
        config: seat.opened.config,
        stake: minorOf(round.stake),
        choice: round.choice,
        actions: round.actions,
        shown: round.steps.map(({ events }) => events),
        staked: minorOf(round.staked),
        payout: minorOf(round.payout),
      });
      expect(proof.isGenuine).toBe(true);
    }
  },
);
