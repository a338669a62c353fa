import { uuidv7 } from "@croupier/kit/ids";
import { refuse } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { auditMoney } from "@croupier/wallet";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codeOf, eur, openCasinoWorld, press, type CasinoWorld } from "./casino-world.ts";

let world: CasinoWorld;
beforeAll(async () => {
  world = await openCasinoWorld();
});
afterAll(() => world.drop());
afterEach(() => {
  world.guard.judge = () => ({ ok: true, value: undefined });
});

const give = (playerId: string, facts: { game?: string; rounds?: number; stake?: bigint } = {}) =>
  world.casino.grants.give(world.database.db, {
    playerId,
    game: "lucky-dice",
    asset: eur,
    stake: 50n,
    rounds: 3,
    staffId: uuidv7(),
    expiresAt: new Date(world.clock().getTime() + dayMs),
    ...facts,
  });

test("rounds that the house gives cost the player nothing, pay cash, and end", async () => {
  const playerId = await world.openPlayer(0n);
  const freeRounds = await give(playerId);
  const seat = await world.sit({ playerId });
  expect(seat.opened.freeRounds).toEqual({
    grantId: freeRounds,
    left: 3,
    stake: "0.50",
    won: "0.00",
  });
  let won = 0;
  for (let round = 0; round < 3; round += 1) {
    const asked = press({ stake: "0.50", freeRounds });
    const answer = await world.casino.frame.openRound(seat.session, asked);
    if (!answer.ok) throw new Error(answer.refusal.code);
    won += Number(answer.value.payout);
    expect(answer.value).toMatchObject({ stake: "0.50", freeRounds, nonce: round });
    expect(Number(answer.value.balance)).toBe(won);
    expect(await world.casino.frame.openRound(seat.session, asked)).toEqual(answer);
  }
  const over = await world.casino.frame.openRound(
    seat.session,
    press({ stake: "0.50", freeRounds }),
  );
  expect(codeOf(over)).toBe("free_rounds_over");
  expect(await world.casino.frame.readSession(seat.session)).toMatchObject({
    value: { freeRounds: null },
  });
  expect(await auditMoney(world.database)).toEqual([]);
});

test.each([
  ["stake_out_of_range", { stake: "0.60" }],
  ["free_rounds_over", { stake: "0.50", freeRounds: uuidv7() }],
])("another stake or another grant is refused: %s", async (code, change) => {
  const playerId = await world.openPlayer();
  const freeRounds = await give(playerId);
  const seat = await world.sit({ playerId });
  const answer = await world.casino.frame.openRound(seat.session, press({ freeRounds, ...change }));
  expect(codeOf(answer)).toBe(code);
});

test("what the house gives is a round, and buys no feature, whatever the law", async () => {
  const playerId = await world.openPlayer();
  const freeRounds = await give(playerId, { game: "ember-vault", stake: 800n });
  const seat = await world.sit({ playerId, game: "ember-vault" });
  const ask = (buy: boolean) =>
    world.casino.frame.openRound(
      seat.session,
      press({ stake: "8.00", choice: { buy }, freeRounds }),
    );
  expect(codeOf(await ask(true))).toBe("choice_not_offered");
  expect(codeOf(await ask(false))).toBe("ok");
});

test("somebody else's grant, one of another game, and one whose time is over, are none", async () => {
  const playerId = await world.openPlayer();
  const theirs = await give(await world.openPlayer());
  const elsewhere = await give(playerId, { game: "plinko-falls" });
  const late = await give(playerId);
  const seat = await world.sit({ playerId });
  const ask = async (freeRounds: string) =>
    codeOf(await world.casino.frame.openRound(seat.session, press({ stake: "0.50", freeRounds })));
  expect(await ask(theirs)).toBe("free_rounds_over");
  expect(await ask(elsewhere)).toBe("free_rounds_over");
  world.forward(dayMs);
  expect(await ask(late)).toBe("free_rounds_over");
});

test("two presses for the last one play it once", async () => {
  const playerId = await world.openPlayer(0n);
  const freeRounds = await give(playerId, { rounds: 1 });
  const seat = await world.sit({ playerId });
  const answers = await Promise.all(
    [world.casino, world.openCasino()].map(({ frame }) =>
      frame.openRound(seat.session, press({ stake: "0.50", freeRounds })),
    ),
  );
  expect(answers.map(codeOf).toSorted()).toEqual(["free_rounds_over", "ok"]);
});

test("whoever may not play plays none of them, and none is used up", async () => {
  const playerId = await world.openPlayer(0n);
  const freeRounds = await give(playerId);
  const seat = await world.sit({ playerId });
  world.guard.judge = () => refuse({ code: "self_excluded" });
  const answer = await world.casino.frame.openRound(
    seat.session,
    press({ stake: "0.50", freeRounds }),
  );
  expect(codeOf(answer)).toBe("self_excluded");
  expect(await world.casino.grants.listPlayable(playerId)).toMatchObject([{ left: 3 }]);
});

test("nothing is added by the player to a stake of the house", async () => {
  const playerId = await world.openPlayer();
  const freeRounds = await give(playerId, { game: "blackjack-21", rounds: 100 });
  const seat = await world.sit({ playerId, game: "blackjack-21" });
  const choice = { seats: [{ stake: "50", pairs: "0" }] };
  for (;;) {
    const opened = await world.casino.frame.openRound(
      seat.session,
      press({ stake: "0.50", freeRounds, choice }),
    );
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { id: roundId, state, steps } = opened.value;
    if (state === "closed") continue;
    const act = (action: unknown) =>
      world.casino.frame.act(seat.session, { roundId, place: 0, action });
    if (!JSON.stringify(steps).includes("double")) {
      const isAsked = JSON.stringify(steps).includes("insuranceOffered");
      const next = await act(isAsked ? { move: "insure", seats: [] } : { move: "stand" });
      if (next.ok && next.value.state === "open")
        await world.casino.frame.act(seat.session, {
          roundId,
          place: 1,
          action: { move: "stand" },
        });
      continue;
    }
    expect(codeOf(await act({ move: "double" }))).toBe("action_not_allowed");
    expect(codeOf(await act({ move: "stand" }))).toBe("ok");
    return;
  }
});
