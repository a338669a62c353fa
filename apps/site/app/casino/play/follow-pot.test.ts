import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { tellPotsChanged } from "../../session/pots-line.ts";
import type { Pots } from "../live/ask-pots.ts";
import { followPot } from "./follow-pot.ts";

let gone: AbortController;
let told: number[];
beforeEach(() => {
  gone = new AbortController();
  told = [];
});
afterEach(() => gone.abort());

const answers = (...amounts: (number | undefined | "nobody")[]) => {
  const left = [...amounts];
  return vi.fn(async (): Promise<Pots | undefined> => {
    const next = left.shift();
    if (next === "nobody") return undefined;
    return new Map(next === undefined ? [] : [["lucky-dice", next]]);
  });
};
const follow = (ask: () => Promise<Pots | undefined>) =>
  followPot(
    { gameId: "lucky-dice", currency: "USD", language: "en", signal: gone.signal },
    (hundredths) => told.push(hundredths),
    ask,
  );

test("the frame hears what the pot holds, what was staked since, and its seed once it dropped", async () => {
  const ask = answers(812_40, 812_90, 500_00);
  await follow(ask);
  tellPotsChanged();
  await vi.waitFor(() => expect(told).toEqual([812_40, 812_90]));
  tellPotsChanged();
  await vi.waitFor(() => expect(told).toEqual([812_40, 812_90, 500_00]));
  gone.abort();
  tellPotsChanged();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a pot that was stopped is none, and one that nobody answered for stays as it was", async () => {
  const ask = answers(812_40, "nobody", undefined);
  await follow(ask);
  tellPotsChanged();
  tellPotsChanged();
  await vi.waitFor(() => expect(told).toEqual([812_40, 0]));
});

test("a game without a pot is asked about once", async () => {
  const ask = answers(undefined, 500_00);
  await follow(ask);
  tellPotsChanged();
  expect(ask).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});
