import { getAsset, money } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { hubAmountOf } from "./hub-amount.ts";

test.each([
  ["EUR", 12_50n, 1_250_000],
  ["JPY", 7n, 700_000],
  ["EUR", 0n, 0],
  // Finer than the dialect: never more than there is.
  ["BTC", 123_456_789n, 123_456],
  ["BTC", 999n, 0],
  // Where JSON counts no further.
  ["EUR", 10n ** 15n, Number.MAX_SAFE_INTEGER],
])("%s: %s minor units are told as %s", (name, minor, told) => {
  expect(hubAmountOf(money(minor, getAsset(name)))).toBe(told);
});
