import { expect, test } from "vitest";

import { potToTell, tellLive } from "./live-games.ts";

const tell = (currency: string, pots: Readonly<Record<string, number>>) =>
  tellLive({ currency, jackpots: new Map(Object.entries(pots)) });
const told = (...games: readonly string[]) => games.map((game) => potToTell(game));

test("a pot is told of from 1,000 on, and a smaller one while it grows", () => {
  tell("USD", { empty: 0, seed: 500_00, below: 999_99, large: 1_000_00 });
  expect(told("empty", "seed", "below", "large", "none")).toEqual([
    undefined,
    undefined,
    undefined,
    1_000_00,
    undefined,
  ]);
  tell("USD", { seed: 500_01, below: 999_99 });
  expect(told("seed", "below")).toEqual([500_01, undefined]);
  // It was won: what is left is a seed again, and grows from there.
  tell("USD", { seed: 400_00 });
  expect(told("seed")).toEqual([undefined]);
  tell("USD", { seed: 400_01 });
  expect(told("seed")).toEqual([400_01]);
});

test("another currency is no growth", () => {
  tell("USD", { seed: 500_00 });
  tell("EUR", { seed: 600_00 });
  expect(told("seed")).toEqual([undefined]);
});
