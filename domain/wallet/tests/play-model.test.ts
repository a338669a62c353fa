import fc from "fast-check";
import { uuidv7 } from "@croupier/kit/ids";
import { ok } from "@croupier/kit/result";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  auditMoney,
  type PlayBalance,
  type PlayResult,
  type RefusedByGuard,
  type Spend,
} from "../src/face.ts";
import { PlayModel, spell, type Asked, type Pots } from "./play-model.ts";
import { commandOf, eur, limitReached, openPlayWorld, type Play } from "./play-world.ts";

const players = 50;
const endOfTime = new Date("2999-01-01T00:00:00Z");
/** Sessions in which the guard says no. */
const refusedSessions = new Set<string>();

type Answer = PlayResult<RefusedByGuard<string>>;

let world: Awaited<ReturnType<typeof openPlayWorld>>;
beforeAll(async () => {
  world = await openPlayWorld();
  world.guard.mayPlay = (_, { sessionId }) =>
    Promise.resolve(refusedSessions.has(sessionId) ? limitReached(0n) : ok());
});
afterAll(() => world.drop());

/** Few bets, rounds and ids: repeats, reused ids and rollbacks before their bets happen all the time. */
const command = fc.record({
  kind: fc.constantFrom("bet", "bet", "bet", "win", "rollback", "end_round", "prize"),
  bet: fc.nat(5),
  namesBet: fc.boolean(),
  operation: fc.nat(15),
  minor: fc.constantFrom(-1n, 0n, 1n, 2n, 3n, 7n, 40n),
  spend: fc.constantFrom("cash_first", "bonus_first", "cash_only"),
  mayPlay: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  /** How often it is sent at the same moment, by two processes in turn. */
  times: fc.constantFrom(1, 1, 2, 3),
});
const amount = fc.bigInt(0n, 60n);
const player = fc.record({
  pots: fc.record({ cashFree: amount, cashLocked: amount, bonusPlayable: amount }),
  commands: fc.array(command, { minLength: 10, maxLength: 30, size: "max" }),
});

test("fifty players at once: whatever is asked, how often, in what order, is answered as the model does", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(player, { minLength: players, maxLength: players, size: "max" }),
      async (everybody) => {
        const processes = [world.play, world.openPlay()];
        const lives = await Promise.all(everybody.map((one) => live(processes, one)));
        // What nobody ended, the clock ends.
        const all = { products: ["casino"], openedBefore: endOfTime, max: 100 } as const;
        while ((await world.play.expireHolds(all)).given > 0);
        for (const { playerId, model } of lives) {
          model.expire();
          expect(model.held).toBe(0n);
          await expectBalance(playerId, model);
        }
        expect(await auditMoney(world.database)).toEqual([]);
      },
    ),
    { numRuns: 2 },
  );
}, 180_000);

async function live(
  processes: readonly Play[],
  { pots, commands }: { pots: Pots; commands: readonly Drawn[] },
): Promise<{ playerId: string; model: PlayModel }> {
  const model = new PlayModel(pots);
  const playerId = await world.openPlayer({
    ...(pots.cashFree > 0n && { cash_free: pots.cashFree }),
    ...(pots.cashLocked > 0n && { cash_locked: pots.cashLocked }),
    ...(pots.bonusPlayable > 0n && { bonus_playable: pots.bonusPlayable }),
  });
  const ids = Array.from({ length: 30 }, () => uuidv7());
  for (const drawn of commands) {
    const asked = askedOf(drawn, ids);
    const turns = Array.from({ length: drawn.times }, (_, turn) => processes[turn % 2]);
    const answers = await Promise.all(
      turns.map((play) => send(play ?? world.play, playerId, asked)),
    );
    const expected = model.ask(asked);
    expect(answers.map(told)).toEqual(answers.map(() => expected));
    // Of several that arrive at once, at most one is the first.
    expect(answers.filter((one) => one.ok && !one.value.isRepeat).length).toBeLessThan(2);
    await expectBalance(playerId, model);
  }
  return { playerId, model };
}

async function expectBalance(playerId: string, model: PlayModel): Promise<void> {
  const { held, ...balance } = await world.play.readBalance(playerId, eur);
  expect(`${spell(minorsOf(balance))}, ${held.minor} held`).toBe(
    `${spell(model.pots)}, ${model.held} held`,
  );
}

type Drawn = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

function askedOf(drawn: Drawn, ids: readonly string[]): Asked {
  const idAt = (index: number) => ids[index] ?? "";
  const { kind, bet, minor, spend, mayPlay } = drawn;
  const betId = idAt(bet);
  // A bet is always of the same round, so that what names the bet agrees with what names the round.
  const roundId = idAt(6 + (bet % 3));
  const other = { kind, operationId: idAt(10 + drawn.operation), roundId, mayPlay };
  switch (kind) {
    case "bet":
      return { kind, operationId: betId, roundId, minor, detail: spend, mayPlay };
    case "win":
      return { ...other, betId: drawn.namesBet ? betId : undefined, minor, detail: "win" };
    case "rollback":
      return { ...other, betId, minor: 0n, detail: "rollback" };
    case "end_round":
      return { ...other, minor: 0n, detail: "end" };
    case "prize":
      return { ...other, minor, detail: "jackpot" };
  }
}

async function send(play: Play, playerId: string, asked: Asked): Promise<Answer> {
  const { operationId, roundId, betId = "", minor } = asked;
  const facts = { ...commandOf({ playerId }), operationId, roundId };
  switch (asked.kind) {
    case "bet": {
      const sessionId = uuidv7();
      if (!asked.mayPlay) refusedSessions.add(sessionId);
      return play.bet({ ...facts, sessionId, minor, spend: asked.detail as Spend });
    }
    case "win":
      return play.win({ ...facts, minor, betId: asked.betId });
    case "rollback":
      return play.rollback({ ...facts, betId });
    case "end_round":
      return play.endRound(facts);
    case "prize":
      return play.payPrize({ ...facts, minor, prize: "jackpot" });
  }
}

function told(answer: Answer): string {
  return answer.ok ? spell(minorsOf(answer.value.moved)) : answer.refusal.code;
}

function minorsOf(split: Pick<PlayBalance, keyof Pots>): Pots {
  return {
    cashFree: split.cashFree.minor,
    cashLocked: split.cashLocked.minor,
    bonusPlayable: split.bonusPlayable.minor,
  };
}
