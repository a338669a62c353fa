import type { GameSession, PlayedRound } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { expect, test } from "vitest";
import type { Driver, Play } from "../drivers/driver.ts";
import type { AnyGame } from "../scene/game.ts";
import { diceFacts } from "../../tests/dice-facts.ts";
import { mayBuy } from "./may-play.ts";
import { createStageDesk } from "./stage-desk.ts";

const session: GameSession = {
  game: "lucky-dice",
  family: "dice",
  config: {},
  profileVersion: 1,
  currency: "USD" as GameSession["currency"],
  decimals: 2,
  balance: "100.00",
  stakes: { min: "0.10", max: "50.00", steps: ["0.10", "1.00", "5.00"] },
  policy: { autoplay: false, turbo: false, roundMsMin: 2_500, practice: true, buy: false },
  seeds: { fingerprint: "f", playerSeed: "p", nonceNext: 0 },
  openRound: null,
  freeRounds: null,
  realityCheckDueAt: null,
  openedAt: "2026-11-23T12:00:00Z",
  now: "2026-11-23T12:00:00Z",
};

function roundOf(asked: Partial<PlayedRound> = {}): PlayedRound {
  return {
    id: "r1",
    playId: "p1",
    game: "lucky-dice",
    profileVersion: 1,
    state: "closed",
    stake: "1.00",
    staked: "1.00",
    payout: "0.00",
    currency: session.currency,
    choice: "even",
    actions: [],
    steps: [{ events: [{ type: "rolled" }], staked: "1.00" }],
    nonce: 0,
    seedFingerprint: "f",
    playerSeed: "p",
    freeRounds: null,
    openedAt: "2026-11-23T12:00:00Z",
    closedAt: "2026-11-23T12:00:00Z",
    receipt: null,
    balance: "99.00",
    ...asked,
  };
}

type Asked = { readonly plays: Play[]; readonly acts: unknown[] };

type Answer = Result<PlayedRound> | Promise<Result<PlayedRound>>;

function stand(
  answers: readonly Answer[],
  change: Partial<GameSession> = {},
  game: Partial<AnyGame> = {},
  mode: Driver["mode"] = "real",
) {
  const asked: Asked = { plays: [], acts: [] };
  const waiting = [...answers];
  const timers: (() => void)[] = [];
  const told: string[] = [];
  const seen: string[] = [];
  const next = async () => waiting.shift() ?? refuse({ code: "unreachable" });
  const driver: Driver = {
    mode,
    facts: async () => ok(diceFacts),
    session: async () => ok({ ...session, ...change }),
    openRound: (play) => {
      asked.plays.push(play);
      return next();
    },
    act: (action) => {
      asked.acts.push(action);
      return next();
    },
    rounds: async () => ok({ items: [], next: null }),
    round: async () => ok(roundOf({ payout: "2.00" })),
    seeds: async () => ok({ ...session.seeds, nextFingerprint: "n", before: [] }),
    changeSeed: async () => ok({ ...session.seeds, nextFingerprint: "n", before: [] }),
  };
  let ids = 0;
  const desk = createStageDesk({
    game: { rules: {}, firstChoice: () => "even", ...game } as unknown as AnyGame,
    driver,
    facts: diceFacts,
    session: { ...session, ...change },
    newId: () => `play-${(ids += 1)}`,
    after: (_, act) => timers.push(act),
    tell: ({ payout }) => (payout === null ? "It goes on." : `It paid ${payout}.`),
    say: () => {},
    isStill: () => true,
    onBegan: () => told.push("began"),
    onEnded: (net) => told.push(net),
    onBalance: () => {},
    onFailed: (code) => told.push(code),
    onTurbo: (isOn) => told.push(isOn ? "turbo" : "as made"),
  });
  desk.book.lay({
    rolled: () => {
      seen.push(`${desk.state().phase} ${desk.state().balance}`);
    },
  });
  const rest = () => timers.splice(0).forEach((act) => act());
  return { desk, asked, told, seen, rest };
}

test("a stake is off the balance at once, and a win is on it when it was seen", async () => {
  const { desk, told, seen } = stand([ok(roundOf({ payout: "3.00", balance: "102.00" }))]);
  await desk.play();
  expect(seen).toEqual(["playing 99.00"]);
  expect(desk.state()).toMatchObject({
    phase: "shown",
    balance: "102.00",
    net: "2.00",
    lastWin: "3.00",
    told: "It paid 3.00.",
  });
  expect(told).toEqual(["began", "2.00"]);
});

test("a payout that is not above the stake is no win", async () => {
  const { desk } = stand([ok(roundOf({ payout: "1.00", balance: "100.00" }))]);
  await desk.play();
  expect(desk.state()).toMatchObject({ lastWin: undefined, net: "0.00" });
});

test("no round begins before the policy's shortest time is over, however often somebody presses", async () => {
  const { desk, asked, rest } = stand([ok(roundOf()), ok(roundOf({ id: "r2" }))]);
  await desk.play();
  await desk.play();
  expect(asked.plays).toHaveLength(1);
  rest();
  await desk.play();
  expect(asked.plays).toHaveLength(2);
});

test("two presses in one moment are one round", async () => {
  const { desk, asked } = stand([ok(roundOf())]);
  await Promise.all([desk.play(), desk.play()]);
  expect(asked.plays).toHaveLength(1);
});

test("a play that nobody answered is asked for again under its own name", async () => {
  const { desk, asked, rest } = stand([refuse({ code: "unreachable" }), ok(roundOf())]);
  await desk.play();
  expect(desk.state()).toMatchObject({
    phase: "idle",
    balance: "100.00",
    failure: { code: "unreachable", next: "again" },
  });
  desk.stakeOn("5.00");
  rest();
  await desk.play();
  expect(asked.plays.map(({ playId, stake }) => [playId, stake])).toEqual([
    ["play-1", "1.00"],
    ["play-1", "1.00"],
  ]);
});

test("a refused play gives the stake back to the eye and is not asked for again", async () => {
  const { desk, asked, rest } = stand([refuse({ code: "insufficient_funds" }), ok(roundOf())]);
  await desk.play();
  expect(desk.state()).toMatchObject({ balance: "100.00", failure: { next: "deposit" } });
  rest();
  await desk.play();
  expect(asked.plays.map(({ playId }) => playId)).toEqual(["play-1", "play-2"]);
});

test("while the page holds the play, nothing begins", async () => {
  const { desk, asked } = stand([ok(roundOf())]);
  desk.hold("reality-check");
  await desk.play();
  expect(asked.plays).toEqual([]);
});

test("a round of several steps is acted in, and only what is new of it is shown", async () => {
  const open = roundOf({ state: "open", payout: null });
  const step = { events: [{ type: "rolled" }], staked: "1.00" };
  const { desk, asked, seen } = stand([
    ok(open),
    ok(roundOf({ actions: ["hit"], steps: [step, step], payout: "2.00", balance: "101.00" })),
  ]);
  await desk.play();
  expect(desk.state()).toMatchObject({ phase: "open", told: "It goes on." });
  await desk.act("hit");
  expect(asked.acts).toEqual([{ round: "r1", place: 0, action: "hit" }]);
  expect(seen).toHaveLength(2);
  expect(desk.state()).toMatchObject({ phase: "shown", net: "1.00" });
});

test("a move that the scene offers is made by the one button, but not by a press that meant the round", async () => {
  const { desk, asked, rest } = stand([ok(roundOf({ state: "open", payout: null }))]);
  const moves: string[] = [];
  await desk.play();
  desk.offer({ label: "Draw", act: () => moves.push("drawn") });
  await desk.play();
  expect(moves).toEqual([]);
  rest();
  desk.show("rules");
  await desk.play();
  expect(moves).toEqual([]);
  desk.show(undefined);
  await desk.play();
  expect(moves).toEqual(["drawn"]);
  desk.offer(undefined);
  await desk.play();
  expect(moves).toEqual(["drawn"]);
  expect(asked.plays).toHaveLength(1);
});

test("an unfinished round is shown to who comes back, and can be gone on with", async () => {
  const { desk, seen } = stand([], { openRound: roundOf({ state: "open", payout: null }) });
  await desk.resumeRound();
  expect(seen).toHaveLength(1);
  expect(desk.state()).toMatchObject({ phase: "open", shown: { round: { id: "r1" } } });
});

test("a replay is looked at: it asks for no round and changes no figure", async () => {
  const { desk, asked, seen } = stand([]);
  await desk.replay("r1");
  expect(seen).toHaveLength(1);
  expect(asked.plays).toEqual([]);
  expect(desk.state()).toMatchObject({
    phase: "shown",
    balance: "100.00",
    net: "0",
    recent: [],
    shown: { isReplay: true },
  });
});

test("a free round takes nothing off the balance", async () => {
  const grant = { grantId: "g1", left: 3, stake: "0.50", won: "0.00" };
  const { desk, asked, seen } = stand([ok(roundOf({ balance: "100.00" }))], { freeRounds: grant });
  await desk.play();
  expect(asked.plays).toMatchObject([{ stake: "0.50", freeRounds: "g1" }]);
  expect(seen).toEqual(["playing 100.00"]);
});

test("where another tab went on with the round, what stands there now is shown", async () => {
  const open = roundOf({ state: "open", payout: null });
  const further = { ...open, actions: ["hit"], steps: [...open.steps, ...open.steps] };
  const { desk, seen } = stand([ok(open), refuse({ code: "play_reused" })], { openRound: further });
  await desk.play();
  await desk.act("stand");
  expect(seen).toHaveLength(3);
  expect(desk.state()).toMatchObject({ phase: "open", shown: { round: { actions: ["hit"] } } });
});

test("a move that nobody answered is made again as it was, and no round begins instead", async () => {
  const open = roundOf({ state: "open", payout: null });
  const { desk, asked } = stand([
    ok(open),
    refuse({ code: "unreachable" }),
    ok(roundOf({ actions: ["hit"], payout: "0.00" })),
  ]);
  await desk.play();
  await desk.act("hit");
  expect(desk.state()).toMatchObject({ phase: "open", failure: { next: "again" } });
  await desk.again();
  expect(asked.acts).toEqual([
    { round: "r1", place: 0, action: "hit" },
    { round: "r1", place: 0, action: "hit" },
  ]);
  expect(asked.plays).toHaveLength(1);
  expect(desk.state()).toMatchObject({ phase: "shown", failure: undefined });
});

test("a round that was ended on another device is shown to its end", async () => {
  const open = roundOf({ state: "open", payout: null });
  const { desk, told } = stand([ok(open), refuse({ code: "action_not_allowed" })]);
  await desk.play();
  await desk.act("stand");
  expect(desk.state()).toMatchObject({ phase: "shown", told: "It paid 2.00.", failure: undefined });
  expect(told).toEqual(["began", "action_not_allowed", "1.00"]);
});

test("what a free round pays is all gain: its stake was the house's", async () => {
  const grant = { grantId: "g1", left: 3, stake: "1.00", won: "0.00" };
  const free = roundOf({ freeRounds: "g1", payout: "0.40", balance: "100.40" });
  const { desk, told } = stand([ok(free)], { freeRounds: grant });
  await desk.play();
  expect(told).toEqual(["began", "0.40"]);
});

test("a hand that is played on on another device moves on here as well", async () => {
  const open = roundOf({ state: "open", payout: null });
  const further = { ...open, actions: ["hit"], steps: [...open.steps, ...open.steps] };
  const { desk, asked } = stand([ok(open)], { openRound: further });
  await desk.play();
  await desk.refresh();
  expect(desk.state()).toMatchObject({ phase: "open", shown: { round: { actions: ["hit"] } } });
  expect(asked.acts).toEqual([]);
});

test("a free round is one stake, however many seats the player had taken", async () => {
  const grant = { grantId: "g1", left: 3, stake: "2.00", won: "0.00" };
  const { desk, asked } = stand(
    [ok(roundOf())],
    { freeRounds: grant },
    {
      firstChoice: () => 1,
      bet: ({ wish, stake }) => ({ stake: stake * BigInt(wish as number), choice: wish }),
    },
  );
  desk.choose(3);
  await desk.play();
  expect(asked.plays).toMatchObject([{ stake: "2.00", choice: 1, freeRounds: "g1" }]);
});

const laidGame = {
  isLaid: true,
  bet: ({ wish }: { wish: unknown }) => ({ stake: BigInt(Number(wish) || 0), choice: wish }),
};

test("where chips are laid in the scene no round begins below the least or above the most", async () => {
  const { desk, asked } = stand([ok(roundOf())], {}, laidGame);
  expect(desk.state().laid).toBe("0.00");
  await desk.play();
  desk.choose(9);
  await desk.play();
  desk.choose(5_001);
  expect(desk.state().laid).toBe("50.01");
  await desk.play();
  expect(asked.plays).toEqual([]);
  desk.choose(250);
  await desk.play();
  expect(asked.plays.map(({ stake }) => stake)).toEqual(["2.50"]);
});

test("of a round that the house stakes, just that may be laid", async () => {
  const freeRounds = { grantId: "g1", left: 2, stake: "1.00" } as GameSession["freeRounds"];
  const { desk, asked } = stand([ok(roundOf())], { freeRounds }, laidGame);
  desk.choose(250);
  await desk.play();
  expect(asked.plays).toEqual([]);
  desk.choose(100);
  await desk.play();
  expect(asked.plays.map(({ stake, freeRounds }) => [stake, freeRounds])).toEqual([["1.00", "g1"]]);
});

/** A desk whose books are shown until the test has seen enough of them. */
function standOverlapping(answers: readonly Answer[], roundMsMin = 0) {
  const policy = { ...session.policy, roundMsMin };
  const stood = stand(answers, { policy }, { overlaps: true });
  const shown: (() => void)[] = [];
  stood.desk.book.lay({ rolled: () => new Promise<void>((done) => shown.push(done)) });
  const next = async () => {
    stood.rest();
    void stood.desk.play();
    await settled();
  };
  const end = async (place: number) => {
    shown[place]?.();
    await settled();
  };
  return { ...stood, next, end };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const ball = (place: number, payout: string, balance: string) =>
  ok(roundOf({ id: `r${place}`, playId: `play-${place}`, payout, balance }));

test("where rounds may overlap each is paid when it has been seen, and the server has the last word", async () => {
  const { desk, asked, told, next, end } = standOverlapping([
    ball(1, "5.00", "104.00"),
    ball(2, "0.20", "103.20"),
  ]);
  await next();
  await next();
  expect(asked.plays).toHaveLength(2);
  expect(desk.state()).toMatchObject({ phase: "playing", balance: "98.00", recent: [] });
  await end(0);
  expect(desk.state()).toMatchObject({ phase: "playing", balance: "103.00", net: "4.00" });
  await end(1);
  expect(desk.state()).toMatchObject({ phase: "shown", balance: "103.20", net: "3.20" });
  expect(desk.state().shown?.round.id).toBe("r2");
  expect(told).toEqual(["began", "began", "4.00", "-0.80"]);
});

test("a round that is refused beside another gives its stake back, and the other is shown to its end", async () => {
  const { desk, next, end } = standOverlapping([
    ball(1, "5.00", "104.00"),
    refuse({ code: "insufficient_funds" }),
  ]);
  await next();
  await next();
  expect(desk.state()).toMatchObject({ phase: "playing", balance: "99.00", takesMore: true });
  await end(0);
  expect(desk.state()).toMatchObject({ phase: "shown", balance: "104.00" });
});

test("a press while the one before is being asked for is no second round", async () => {
  const late = Promise.withResolvers<Result<PlayedRound>>();
  const { desk, asked, next, end } = standOverlapping([ball(1, "0.00", "99.00"), late.promise]);
  await next();
  await next();
  await end(0);
  await next();
  expect(asked.plays).toHaveLength(2);
  late.resolve(ball(2, "0.00", "98.00"));
  await settled();
  await end(1);
  expect(desk.state()).toMatchObject({ phase: "shown", balance: "98.00" });
});

test("where the law has a shortest round nothing overlaps", async () => {
  const { asked, next, end } = standOverlapping([ball(1, "0.00", "99.00")], 2_500);
  await next();
  await next();
  expect(asked.plays).toHaveLength(1);
  await end(0);
});

const lenient = {
  policy: { autoplay: true, turbo: true, roundMsMin: 0, practice: true, buy: true },
} as const;
const plan = { rounds: 2, lossMost: "10.00", winAbove: undefined, stopsAtFeature: true } as const;
const goesOn = { goesOn: true } as const;

async function follow({ rest }: Pick<ReturnType<typeof stand>, "rest">) {
  await settled();
  rest();
  await settled();
}

test("rounds follow by themselves as often as was set, and each says that nobody pressed for it", async () => {
  const stage = stand([ok(roundOf()), ok(roundOf({ id: "r2" })), ok(roundOf())], lenient, goesOn);
  stage.desk.startAutoplay(plan);
  expect(stage.desk.state().auto).toMatchObject({ left: 2 });
  for (let turn = 0; turn < 4; turn += 1) await follow(stage);
  expect(stage.asked.plays.map(({ automatic }) => automatic)).toEqual([true, true]);
  expect(new Set(stage.asked.plays.map(({ playId }) => playId)).size).toBe(2);
  expect(stage.desk.state()).toMatchObject({ auto: undefined, autoEnd: "done" });
});

test.each([
  ["the law does not let rounds follow", {}, goesOn],
  ["the game wants its player in a round", lenient, {}],
  [
    "the house pays the stakes",
    { ...lenient, freeRounds: { grantId: "g", left: 3, stake: "1.00", won: "0.00" } },
    goesOn,
  ],
])("nothing follows by itself where %s", async (_, change, game) => {
  const stage = stand([ok(roundOf())], change, game);
  stage.desk.startAutoplay(plan);
  await follow(stage);
  expect(stage.asked.plays).toEqual([]);
});

type Stage = ReturnType<typeof stand>;
test.each<[string, (stage: Stage) => unknown]>([
  ["player", ({ desk }) => desk.play()],
  ["player", ({ desk }) => desk.show("rules")],
  ["paused", ({ desk }) => desk.hold("reality-check")],
  ["hidden", ({ desk }) => desk.look("mini")],
  ["hidden", ({ desk }) => desk.stopAutoplay("hidden")],
])("rounds follow no further once it is stopped: %s", async (why, stop) => {
  const stage = stand([ok(roundOf()), ok(roundOf())], lenient, goesOn);
  stage.desk.startAutoplay(plan);
  await settled();
  await stop(stage);
  await follow(stage);
  expect(stage.asked.plays).toHaveLength(1);
  expect(stage.desk.state()).toMatchObject({ auto: undefined, autoEnd: why });
});

test.each([
  ["refused", plan, refuse({ code: "game_session_over" }), {}],
  ["refused", plan, refuse({ code: "reality_check_due" }), {}],
  ["loss", { ...plan, lossMost: "1.00" }, ok(roundOf()), {}],
  ["win", { ...plan, winAbove: "2.00" }, ok(roundOf({ payout: "2.01" })), {}],
  ["feature", plan, ok(roundOf()), { hasFeature: () => true }],
  ["turn", plan, ok(roundOf({ state: "open", payout: null })), {}],
])("rounds follow no further: %s", async (why, set, answer, game) => {
  const stage = stand([answer, ok(roundOf())], lenient, { ...goesOn, ...game });
  stage.desk.startAutoplay(set);
  await follow(stage);
  await follow(stage);
  expect(stage.asked.plays).toHaveLength(1);
  expect(stage.desk.state()).toMatchObject({ auto: undefined, autoEnd: why });
});

test("what is played for stays as it was while rounds follow by themselves", async () => {
  const { desk } = stand([ok(roundOf())], lenient, goesOn);
  desk.startAutoplay(plan);
  await settled();
  desk.stakeOn("5.00");
  desk.choose("odd");
  expect(desk.state()).toMatchObject({ stake: "1.00", choice: "even" });
});

test("a key that is held down plays on only where the law lets rounds follow", async () => {
  const strict = stand([ok(roundOf())]);
  await strict.desk.playOn();
  expect(strict.asked.plays).toEqual([]);
  const held = stand([ok(roundOf())], lenient);
  await held.desk.playOn();
  expect(held.asked.plays).toMatchObject([{ automatic: true }]);
});

test("turbo is there where the law has it, and nowhere else", () => {
  const strict = stand([]);
  strict.desk.setTurbo(true);
  expect(strict.desk.state().isTurbo).toBe(false);
  const quick = stand([], lenient);
  quick.desk.setTurbo(true);
  expect(quick.told).toEqual(["turbo"]);
  const shared = stand([], lenient, {
    share: () => {
      throw new Error("nobody joins here");
    },
  });
  shared.desk.setTurbo(true);
  expect(shared.desk.state().isTurbo).toBe(false);
});

test("a pot that a round won is in the net, in the last win, and shown until it was seen", async () => {
  const won = roundOf({ payout: "0.00", jackpot: "812.40", balance: "911.40" });
  const { desk } = stand([ok(won), ok(roundOf({ balance: "910.40" }))]);
  await desk.play();
  expect(desk.state()).toMatchObject({
    net: "811.40",
    lastWin: "812.40",
    potWon: "812.40",
    balance: "911.40",
  });
  desk.seePot();
  expect(desk.state().potWon).toBe(undefined);
});

test("what the pot holds is what was told last, also when it dropped to its seed", () => {
  const { desk } = stand([]);
  desk.fillPot({ hundredths: 812_90, currency: "USD" });
  desk.fillPot({ hundredths: 500_00, currency: "USD" });
  expect(desk.state().pot).toBe(500_00);
  // Of another currency it is not this player's to win.
  desk.fillPot({ hundredths: 900_00, currency: "EUR" });
  expect(desk.state().pot).toBe(500_00);
  const practice = stand([], {}, {}, "practice");
  practice.desk.fillPot({ hundredths: 812_90, currency: "USD" });
  expect(practice.desk.state().pot).toBe(undefined);
});

const priced = {
  firstChoice: () => "spin",
  bet: ({ wish, stake }: { wish: unknown; stake: bigint }) =>
    wish === "feature" ? { stake: stake * 80n, choice: wish } : { stake, choice: wish },
} as const;

const selling = { ...lenient, stakes: { ...session.stakes, roundMax: "80.00" } };

test("what a scene sells is one round at its price, and what is set stays as it was", async () => {
  const bought = roundOf({ stake: "80.00", staked: "80.00", balance: "20.00" });
  const { desk, asked, rest } = stand([ok(bought), ok(roundOf())], selling, priced);
  await desk.playOnce("feature");
  // While a round rests, nothing is sold twice.
  await desk.playOnce("feature");
  expect(asked.plays).toMatchObject([{ stake: "80.00", choice: "feature" }]);
  expect(asked.plays[0]).not.toHaveProperty("automatic");
  expect(desk.state()).toMatchObject({ phase: "shown", stake: "1.00", choice: "spin" });
  rest();
  await desk.play();
  expect(asked.plays[1]).toMatchObject({ stake: "1.00", choice: "spin" });
});

test("a purchase that nobody answered is asked for again, not made twice", async () => {
  const answers = [refuse({ code: "unreachable" }), ok(roundOf({ staked: "80.00" }))] as const;
  const { desk, asked, rest } = stand(answers, selling, priced);
  await desk.playOnce("feature");
  expect(desk.state()).toMatchObject({ phase: "idle", balance: "100.00", choice: "spin" });
  rest();
  await desk.again();
  expect(asked.plays[1]).toEqual(asked.plays[0]);
});

test("nothing is sold where the law forbids it, or where the house pays", () => {
  const freeRounds = { grantId: "g", left: 3, stake: "1.00", won: "0.00" };
  const sells = (change: Partial<GameSession>) => mayBuy(stand([], change).desk.state());
  expect(sells(lenient)).toBe(true);
  expect(sells({})).toBe(false);
  expect(sells({ ...lenient, freeRounds })).toBe(false);
});
