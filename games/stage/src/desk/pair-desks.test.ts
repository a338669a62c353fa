import type { GameSession, PlayedRound } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { expect, test } from "vitest";
import { diceFacts } from "../../tests/dice-facts.ts";
import type { Driver } from "../drivers/driver.ts";
import type { AnyGame } from "../scene/game.ts";
import { pairDesks } from "./pair-desks.ts";
import { createStageDesk } from "./stage-desk.ts";

const session = {
  config: {},
  currency: "USD",
  balance: "100.00",
  stakes: { min: "0.10", max: "50.00", steps: ["1.00", "5.00"], lawMax: "3.00" },
  policy: { autoplay: false, turbo: false, roundMsMin: 0, practice: true, buy: false },
  openRound: null,
  freeRounds: null,
} as unknown as GameSession;

const roundOf = (change: Partial<PlayedRound>) =>
  ({
    id: "r1",
    state: "open",
    stake: "1.00",
    staked: "1.00",
    payout: null,
    actions: [],
    steps: [{ events: [], staked: "1.00" }],
    freeRounds: null,
    balance: "99.00",
    ...change,
  }) as unknown as PlayedRound;

/** A desk whose every answer a test gives when it wants to. */
function stand(change: Partial<GameSession> = {}) {
  const waiting: ((answer: Result<PlayedRound>) => void)[] = [];
  const next = () => new Promise<Result<PlayedRound>>((resolve) => waiting.push(resolve));
  const own = { ...session, ...change };
  const driver = {
    mode: "real",
    session: async () => ok(own),
    openRound: next,
    act: next,
  } as unknown as Driver;
  const desk = createStageDesk({
    game: { rules: {}, firstChoice: () => "even" } as unknown as AnyGame,
    driver,
    facts: diceFacts,
    session: own,
    newId: () => "play",
    after: () => {},
    tell: () => "",
    say: () => {},
    isStill: () => true,
    onBegan: () => {},
    onEnded: () => {},
    onBalance: () => {},
    onFailed: () => {},
    onTurbo: () => {},
  });
  const answer = async (round: Partial<PlayedRound> | string) => {
    waiting.shift()?.(typeof round === "string" ? refuse({ code: round }) : ok(roundOf(round)));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { desk, answer };
}

function standTwo() {
  const [first, second] = [stand(), stand()];
  pairDesks(first.desk, second.desk);
  const balances = () => [first, second].map(({ desk }) => desk.state().balance);
  return { first, second, balances };
}

test("both show one balance: what one stakes and is paid is off and on with the other", async () => {
  const { first, second, balances } = standTwo();
  void first.desk.play();
  expect(balances()).toEqual(["99.00", "99.00"]);
  await first.answer({ balance: "99.00" });
  second.desk.stakeOn("2.00");
  void second.desk.play();
  expect(balances()).toEqual(["97.00", "97.00"]);
  await second.answer({ id: "r2", staked: "2.00", balance: "97.00" });
  void second.desk.act({ move: "land" });
  await second.answer({
    id: "r2",
    state: "closed",
    payout: "4.00",
    staked: "2.00",
    balance: "101.00",
  });
  expect(balances()).toEqual(["101.00", "101.00"]);
  expect(first.desk.state()).toMatchObject({ phase: "open", net: "2.00", lastWin: "4.00" });
});

test("a stake that was refused comes back to both, and what moved beside it stays moved", async () => {
  const { first, second, balances } = standTwo();
  void first.desk.play();
  void second.desk.play();
  expect(balances()).toEqual(["98.00", "98.00"]);
  await first.answer("flight_gone");
  expect(balances()).toEqual(["99.00", "99.00"]);
});

test("a law's most is of both: the other stake is in the way until its round is over", async () => {
  const { first, second } = standTwo();
  second.desk.stakeOn("2.50");
  expect(second.desk.state().obstacle).toBeUndefined();
  void first.desk.play();
  expect(second.desk.state().obstacle).toEqual({ is: "law", amount: "3.00" });
  await first.answer({});
  expect(second.desk.state().obstacle).toEqual({ is: "law", amount: "3.00" });
  void first.desk.act({ move: "land" });
  await first.answer({ state: "closed", payout: "0.00" });
  expect(second.desk.state().obstacle).toBeUndefined();
});

test("each comes back to the round of its own", async () => {
  const [first, second] = [
    stand({ openRound: roundOf({ id: "one", staked: "1.00" }) }),
    stand({ openRound: roundOf({ id: "two", staked: "2.00" }) }),
  ];
  pairDesks(first.desk, second.desk);
  await Promise.all([first.desk.resumeRound(), second.desk.resumeRound()]);
  expect(first.desk.state()).toMatchObject({ phase: "open", besideStaked: "2.00" });
  expect(second.desk.state()).toMatchObject({ phase: "open", besideStaked: "1.00" });
  expect(second.desk.state().shown?.round.id).toBe("two");
});
