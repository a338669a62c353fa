import { formatDecimal, getAsset } from "@croupier/kit/money";
import { describe, expect, test } from "vitest";
import { findBounds, listMethodGroups, listSmall, listTerms } from "./withdrawal-terms.ts";

const groups = (currency: string, paidWith: readonly string[], transfersAllowed: boolean) =>
  listMethodGroups({ currency: getAsset(currency), paidWith, transfersAllowed }).map(
    ({ code }) => code,
  );

describe("groups of ways out", () => {
  test.each([
    ["USD", [], false, ["CBT"]],
    ["USD", [], true, ["CBT", "TTP"]],
    ["USD", ["CARD"], true, ["CBT", "TTP", "CARD"]],
    ["EUR", ["", "VOUCHER"], false, ["CBT"]],
    ["BTC", ["CARD"], true, []],
  ])("[S3.13] in %s, paid with %j, transfers %s: %j", (currency, paidWith, allowed, codes) => {
    expect(groups(currency, paidWith, allowed)).toEqual(codes);
    if (codes.length > 0) expect(codes[0]).toBe("CBT");
    if (allowed && codes.length > 0) expect(codes[1]).toBe("TTP");
  });
});

test.each(["USD", "EUR", "GBP", "CAD", "JPY"])(
  "in %s every minimum is above the fee, and below what needs two people",
  (code) => {
    const currency = getAsset(code);
    const bounds = findBounds(currency);
    for (const { minimum, maximum, fee } of listTerms(currency)) {
      expect(minimum.minor > fee.minor).toBe(true);
      expect(bounds !== undefined && minimum.minor < bounds.small.minor).toBe(true);
      expect(bounds !== undefined && bounds.small.minor < bounds.large.minor).toBe(true);
      expect(bounds !== undefined && maximum.minor <= bounds.day.minor).toBe(true);
    }
  },
);

test("a bank in dollars costs one dollar, the card nothing", () => {
  const fees = listTerms(getAsset("USD")).map(({ code, fee }) => [code, formatDecimal(fee)]);
  expect(fees).toEqual([
    ["CBT", "1.00"],
    ["CARD", "0.00"],
  ]);
});

test("what is told of the rules is the bound that they use, in each currency that may leave", () => {
  const told = listSmall();
  expect(told.map(({ asset }) => asset)).toEqual(["USD", "EUR", "GBP", "CAD", "JPY"].map(getAsset));
  for (const small of told) expect(small).toEqual(findBounds(small.asset)?.small);
});
