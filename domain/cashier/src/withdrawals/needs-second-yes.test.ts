import { getAsset, money } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { needsSecondYes, type YesFacts } from "./needs-second-yes.ts";

const usd = getAsset("USD");
const large = money(5_000_00n, usd);
const alone: YesFacts = {
  part: money(4_950_00n, usd),
  large,
  otherParts: 0n,
  playerDay: 0n,
  colleagueDay: [],
};

test.each<[string, Partial<YesFacts>, boolean]>([
  ["a part below the large amount", {}, false],
  ["the large amount", { part: large }, true],
  ["one part of a large one", { otherParts: 4_950_00n }, true],
  ["one part of one that is large by a cent", { otherParts: 50_00n }, true],
  ["one part of one that is a cent below", { otherParts: 49_99n }, false],
  ["the second of a player's day", { playerDay: 4_950_00n }, true],
  [
    "a small one behind much of a player's day",
    { part: money(1_00n, usd), playerDay: 4_999_00n },
    true,
  ],
  ["a currency that has no large amount", { large: undefined }, true],
  ["the fourth of a colleague's day", { colleagueDay: times(3) }, false],
  ["the fifth of a colleague's day", { colleagueDay: times(4) }, true],
  [
    "other currencies of a colleague's day",
    { colleagueDay: [{ minor: 3_100_000n, large: 750_000n }] },
    true,
  ],
  [
    "a currency without bounds in a colleague's day",
    { colleagueDay: [{ minor: 1n, large: undefined }] },
    true,
  ],
])("%s", (_, facts, expected) => {
  expect(needsSecondYes({ ...alone, ...facts })).toBe(expected);
});

function times(count: number): YesFacts["colleagueDay"] {
  return Array.from({ length: count }, () => ({ minor: 4_950_00n, large: large.minor }));
}
