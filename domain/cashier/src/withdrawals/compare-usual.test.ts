import { getAsset, money } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { compareUsual } from "./compare-usual.ts";

const usd = getAsset("USD");
const of = (minor: bigint, before: readonly bigint[]) => {
  const found = compareUsual(money(minor, usd), before);
  return found && [found.usual.minor, found.times, found.isUnusual];
};

test.each<[string, bigint, readonly bigint[], ReturnType<typeof of>]>([
  ["none before is nothing to compare with", 490_000n, [], undefined],
  ["three times the usual is unusual", 450_000n, [150_000n], [150_000n, 3, true]],
  ["a cent below that is not", 449_999n, [150_000n], [150_000n, 2, false]],
  ["less than the usual fits no time", 100n, [150_000n], [150_000n, 0, false]],
  ["one great win does not move the usual", 9_000n, [1_000n, 2_000n, 900_000n], [2_000n, 4, true]],
  ["of two in the middle the smaller counts", 6_000n, [2_000n, 8_000n], [2_000n, 3, true]],
])("%s", (_, minor, before, found) => {
  expect(of(minor, before)).toEqual(found);
});
