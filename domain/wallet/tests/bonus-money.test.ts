import { uuidv7 } from "@croupier/kit/ids";
import { money } from "@croupier/kit/money";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditMoney, createBonusMoney } from "../src/face.ts";
import { betOf, commandOf, eur, openPlayWorld } from "./play-world.ts";

let world: Awaited<ReturnType<typeof openPlayWorld>>;
let bonus: ReturnType<typeof createBonusMoney>;
beforeAll(async () => {
  world = await openPlayWorld();
  bonus = createBonusMoney({ ledger: world.ledger });
  await bonus.openBonuses(eur);
});
afterAll(async () => {
  expect(await auditMoney(world.database)).toEqual([]);
  await world.drop();
});

const command = (playerId: string, minor: bigint) => ({
  transferId: uuidv7(),
  playerId,
  amount: money(minor, eur),
});

/** What the player sees of it, in the order of the columns below. */
async function seenBy(playerId: string): Promise<string> {
  const balances = await world.wallet.readBalances(playerId);
  const amountOf = (type: string) =>
    balances.ok && balances.value.find((balance) => balance.type === type)?.amount;
  return ["playable", "unlocked", "locked", "bonus", "nonPlayableBonus", "withdrawable", "total"]
    .map(amountOf)
    .join(" ");
}

test("the balances of a player through a bonus and a round, line by line", async () => {
  const playerId = await world.openPlayer({ cash_free: 4_00n });
  const bet = betOf({ playerId, minor: 6_00n });
  const round = () => ({ ...commandOf({ playerId }), roundId: bet.roundId });
  const again = betOf({ playerId, minor: 5_00n, spend: "bonus_first" });
  const steps: readonly (readonly [what: string, () => Promise<unknown>])[] = [
    ["4.00 in cash", () => Promise.resolve()],
    ["10.00 for later", () => bonus.grant({ ...command(playerId, 10_00n), to: "bonusLater" })],
    ["half playable", () => bonus.release({ ...command(playerId, 5_00n), from: "bonusLater" })],
    ["6.00 staked: 4.00 cash, 2.00 bonus", () => world.play.bet(bet)],
    ["9.00 won: 6.00 cash, 3.00 bonus", () => world.play.win({ ...round(), minor: 9_00n })],
    ["5.00 of the bonus staked", () => world.play.bet(again)],
    [
      "and back",
      () =>
        world.play.rollback({
          ...commandOf({ playerId }),
          roundId: again.roundId,
          betId: again.operationId,
        }),
    ],
    ["6.00 free", () => bonus.release({ ...command(playerId, 6_00n), from: "bonusPlayable" })],
    ["the rest gone", () => bonus.forfeit({ ...command(playerId, 5_00n), from: "bonusLater" })],
  ];
  const lines: string[] = [];
  for (const [what, step] of steps) {
    await step();
    lines.push(`${await seenBy(playerId)} | ${what}`);
  }
  expect(lines).toEqual([
    // playable unlocked locked bonus nonPlayableBonus withdrawable total
    "4.00 4.00 0.00 0.00 0.00 4.00 4.00 | 4.00 in cash",
    "4.00 4.00 0.00 10.00 10.00 4.00 14.00 | 10.00 for later",
    "9.00 4.00 5.00 10.00 5.00 4.00 14.00 | half playable",
    "3.00 0.00 3.00 8.00 5.00 0.00 8.00 | 6.00 staked: 4.00 cash, 2.00 bonus",
    "12.00 6.00 6.00 11.00 5.00 6.00 17.00 | 9.00 won: 6.00 cash, 3.00 bonus",
    "7.00 6.00 1.00 6.00 5.00 6.00 12.00 | 5.00 of the bonus staked",
    "12.00 6.00 6.00 11.00 5.00 6.00 17.00 | and back",
    "12.00 12.00 0.00 5.00 5.00 12.00 17.00 | 6.00 free",
    "12.00 12.00 0.00 0.00 0.00 12.00 12.00 | the rest gone",
  ]);
});

test("a bonus is granted once, and more than there is can be neither released nor forfeited", async () => {
  const playerId = await world.openPlayer();
  const grant = { ...command(playerId, 3_00n), to: "bonusPlayable" as const };
  await Promise.all([bonus.grant(grant), bonus.grant(grant)]);
  expect(await world.moneyOf(playerId)).toBe("0 / 0 / 300 / 0");
  const tooMuch = () => ({ ...command(playerId, 3_01n), from: "bonusPlayable" as const });
  const no = { refusal: { code: "insufficient_funds" } };
  expect(await bonus.release(tooMuch())).toMatchObject(no);
  expect(await bonus.forfeit(tooMuch())).toMatchObject(no);
});

test("of a bet and a forfeit of the same bonus, one has it", async () => {
  const players = await Promise.all(
    Array.from({ length: 20 }, () => world.openPlayer({ bonus_playable: 2_00n })),
  );
  const answers = await Promise.all(
    players.map((playerId) =>
      Promise.all([
        world.play.bet(betOf({ playerId, minor: 2_00n })),
        bonus.forfeit({ ...command(playerId, 2_00n), from: "bonusPlayable" }),
      ]),
    ),
  );
  expect(answers.map((pair) => pair.filter(({ ok }) => ok).length)).toEqual(players.map(() => 1));
});
