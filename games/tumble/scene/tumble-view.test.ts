import { seededChance } from "@croupier/kit/fair";
import { multipleOne, timesStake } from "@croupier/kit/rules";
import { expect, test } from "vitest";
import { emberVaultConfig as config, tumbleRules } from "../rules/face.ts";
import { afterEvent, doorOf, emptyView } from "./tumble-view.ts";

function golden(nonce: number, buy = false) {
  const chance = seededChance({ serverSeed: "golden", playerSeed: "mara-reeds-0417", nonce });
  const stake = buy ? 8_000n : 100n;
  return tumbleRules.open({ config, stake, choice: { buy } }, chance);
}

test("what is written behind the last event of a book is what the round paid, bought or not", () => {
  for (const buy of [false, true]) {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const { events, payout } = golden(nonce, buy);
      const view = events.reduce(afterEvent, emptyView);
      expect(timesStake(100n, view.total)).toBe(payout);
      expect(view.paid).toEqual([]);
      expect(view).toMatchObject({ isBought: buy, staked: (buy ? 80 : 1) * multipleOne });
    }
  }
});

test("what tumbles paid and what embers made of it is what their spin paid", () => {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    let view = emptyView;
    for (const event of golden(nonce, true).events) {
      view = afterEvent(view, event);
      if (event.type !== "spinEnded") continue;
      const times = view.counted === undefined ? 1 : view.counted.carried + view.counted.sum;
      expect(view.tumbled * times).toBe(event.multiple);
    }
  }
});

test("nothing is greeted as a win as long as a round has not paid more than was staked", () => {
  for (const buy of [false, true]) {
    for (let nonce = 0; nonce < 500; nonce += 1) {
      let view = emptyView;
      for (const event of golden(nonce, buy).events) {
        view = afterEvent(view, event);
        if (view.total <= view.staked) expect(["none", "told"]).toContain(view.greeting);
      }
    }
  }
});

test("a new round begins with nothing left of the one before", () => {
  const before = golden(3, true).events.reduce(afterEvent, emptyView);
  expect(before.carried).toBeGreaterThan(0);
  const [dropped] = golden(1).events;
  expect(dropped && afterEvent(before, dropped)).toEqual(emptyView);
});

test("the door opens further the more embers go on counting, and is nearly shut without free spins", () => {
  expect(doorOf(emptyView)).toBe(1);
  const free = { ...emptyView, spin: 1, of: 10 };
  expect([0, 19, 20, 59, 60, 400].map((carried) => doorOf({ ...free, carried }))).toEqual([
    2, 2, 3, 3, 4, 4,
  ]);
});
