import { uuidv7 } from "@croupier/kit/ids";
import { runAudit } from "@croupier/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdSteps, type HoldEvent, type HoldState } from "../src/play/hold-state.ts";
import { betOf, commandOf, openPlayWorld } from "./play-world.ts";

let world: Awaited<ReturnType<typeof openPlayWorld>>;
beforeAll(async () => {
  world = await openPlayWorld();
});
afterAll(async () => {
  expect(await runAudit(world.database)).toEqual([]);
  await world.drop();
});

const reached: Readonly<Record<HoldState, HoldEvent | null>> = {
  open: null,
  settled: "end_round",
  voided: "rollback",
  expired: "expire",
};

const steps = Object.entries(holdSteps).flatMap(([state, events]) =>
  Object.entries(events).map(
    ([event, step]) => [state as HoldState, event as HoldEvent, step] as const,
  ),
);

test.each(steps)("a hold that is %s, upon %s: %j", async (state, event, step) => {
  const playerId = await world.openPlayer({ cash_free: 3n, bonus_playable: 4n });
  const bet = betOf({ playerId, minor: 5n });
  await world.play.bet(bet);
  const before = reached[state];
  if (before !== null) await happen(before, bet);
  const moneyBefore = await world.moneyOf(playerId);
  expect(await stateOf(playerId)).toBe(state);

  const answer = await happen(event, bet);
  const back = "3 / 0 / 4 / 0";
  if (step === "stays") {
    expect(answer).toBe("done");
    expect(await stateOf(playerId)).toBe(state);
    expect(await world.moneyOf(playerId)).toBe(moneyBefore);
  } else if (typeof step === "string") {
    expect(answer).toBe(step);
    expect(await stateOf(playerId)).toBe(state);
    expect(await world.moneyOf(playerId)).toBe(moneyBefore);
  } else {
    expect(answer).toBe("done");
    expect(await stateOf(playerId)).toBe(step.to);
    expect(await world.moneyOf(playerId)).toBe(step.stake === "to_player" ? back : "0 / 0 / 2 / 0");
  }
});

async function happen(event: HoldEvent, bet: ReturnType<typeof betOf>): Promise<string> {
  const { playerId, roundId, operationId: betId } = bet;
  const command = { ...commandOf({ playerId }), roundId };
  if (event === "expire") {
    await world.play.expireHolds({
      products: ["casino"],
      openedBefore: new Date("2999-01-01"),
      max: 10,
    });
    return "done";
  }
  const answer = await {
    win: () => world.play.win({ ...command, operationId: uuidv7(), minor: 0n }),
    end_round: () => world.play.endRound(command),
    rollback: () => world.play.rollback({ ...command, betId }),
  }[event]();
  return answer.ok ? "done" : answer.refusal.code;
}

async function stateOf(playerId: string): Promise<string | undefined> {
  const { rows } = await world.database.pool.query<{ state: string }>(
    "SELECT state FROM wallet.holds WHERE player_id = $1",
    [playerId],
  );
  return rows[0]?.state;
}
