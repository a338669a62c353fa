import { getAsset, money } from "@croupier/kit/money";
import { describe, expect, test } from "vitest";
import { needsSecondYes, type YesFacts } from "./needs-second-yes.ts";

const [usd, jpy, btc] = [getAsset("USD"), getAsset("JPY"), getAsset("BTC")];
const of = (minor: bigint, facts: Partial<YesFacts> = {}): YesFacts => ({
  amount: money(minor, usd),
  whole: minor,
  colleagueDay: [],
  ...facts,
});
const day = (minor: bigint, asset = usd) => ({ colleagueDay: [{ asset, minor }] });

describe("a withdrawal", () => {
  test.each<[string, YesFacts, boolean]>([
    ["below the large amount", of(4_999_99n), false],
    ["of the large amount", of(5_000_00n), true],
    ["that is a part of a large one", of(4_950_00n, { whole: 9_900_00n }), true],
    ["that is large by a cent with its other part", of(4_950_00n, { whole: 5_000_00n }), true],
    ["that is a cent below with its other part", of(4_950_00n, { whole: 4_999_99n }), false],
    ["that is small behind much of a player's day", of(1_00n, { whole: 5_000_00n }), true],
    ["in a currency without bounds", { amount: money(1n, btc), whole: 1n, colleagueDay: [] }, true],
    ["that is the fourth of a colleague's day", of(4_950_00n, day(3n * 4_950_00n)), false],
    ["that is the fifth of a colleague's day", of(4_950_00n, day(4n * 4_950_00n)), true],
    ["behind other currencies of a colleague's day", of(4_950_00n, day(3_100_000n, jpy)), true],
    ["behind a currency without bounds in a colleague's day", of(4_950_00n, day(1n, btc)), true],
  ])("%s", (_, facts, expected) => {
    expect(needsSecondYes("withdrawal", facts)).toBe(expected);
  });
});

describe("free rounds", () => {
  test.each<[string, YesFacts, boolean]>([
    ["of the small amount", of(500_00n), false],
    ["a cent above it", of(500_01n), true],
    ["that are above it with the player's day", of(1_00n, { whole: 500_01n }), true],
    ["that end a colleague's day", of(100_00n, day(400_00n)), false],
    ["a cent above a colleague's day", of(100_00n, day(400_01n)), true],
    ["above it with another currency of a colleague's day", of(100_00n, day(60_001n, jpy)), true],
    ["that end a day of two currencies", of(100_00n, day(60_000n, jpy)), false],
  ])("%s", (_, facts, expected) => {
    expect(needsSecondYes("freeRounds", facts)).toBe(expected);
  });
});

describe("a refund", () => {
  test.each<[string, YesFacts, boolean]>([
    ["of the small amount", of(500_00n), false],
    ["a cent above it", of(500_01n), true],
    ["that is above it with the player's day", of(100_00n, { whole: 500_01n }), true],
    ["that ends a colleague's day", of(500_00n, day(1_500_00n)), false],
    ["a cent above a colleague's day", of(500_00n, day(1_500_01n)), true],
    [
      "behind several currencies of a colleague's day",
      of(500_00n, {
        colleagueDay: [
          { asset: usd, minor: 1_000_00n },
          { asset: jpy, minor: 75_001n },
        ],
      }),
      true,
    ],
  ])("%s", (_, facts, expected) => {
    expect(needsSecondYes("refund", facts)).toBe(expected);
  });
});
