import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { expect, it } from "vitest";

import { faultOf, mostOf, quickAmounts, without, type WithdrawalFault } from "./withdraw-amount.ts";

const card: WithdrawalMethodOffer = {
  code: "CARD",
  minimum: "10.00",
  maximum: "500.00",
  currency: getAsset("USD"),
  fee: "1.50",
  hours: 1,
  destinations: [],
  needsDestination: false,
};

it.each([
  [{ withdrawable: "640.00", dayLeft: "2000.00" }, "500.00"],
  [{ withdrawable: "123.45", dayLeft: "2000.00" }, "123.45"],
  [{ withdrawable: "640.00", dayLeft: "40.00" }, "40.00"],
  [{ withdrawable: "9.99", dayLeft: "2000.00" }, undefined],
  [{ withdrawable: "0.00", dayLeft: "2000.00" }, undefined],
])("of %j at most %s may leave", (left, most) => {
  expect(mostOf(card, left)).toBe(most);
});

it.each([
  ["500.00", ["10.00", "250.00", "500.00"]],
  ["123.45", ["10.00", "61.00", "123.45"]],
  ["10.00", ["10.00"]],
])("up to %s there are %j to press", (most, quick) => {
  expect(quickAmounts(card, most)).toEqual(quick);
});

it.each<[string, WithdrawalFault | undefined]>([
  ["50", undefined],
  ["10.00", undefined],
  ["300.00", undefined],
  ["9.99", "tooLittle"],
  ["300.01", "notWithdrawable"],
  ["", "unreadable"],
  ["1.005", "unreadable"],
  ["1e9", "unreadable"],
])("%j of 300.00 is wrong as %s", (amount, fault) => {
  expect(faultOf(amount, card, { withdrawable: "300.00", dayLeft: "2000.00" })).toBe(fault);
});

it("what is left of the day and what the way takes count as well", () => {
  expect(faultOf("50.00", card, { withdrawable: "900.00", dayLeft: "40.00" })).toBe("dayLimit");
  expect(faultOf("500.01", card, { withdrawable: "900.00", dayLeft: "900.00" })).toBe("tooMuch");
  expect(faultOf("950.00", card, { withdrawable: "900.00", dayLeft: "900.00" })).toBe("tooMuch");
});

it("what arrives is the amount without the fee, to the last unit of the currency", () => {
  expect(without("50.00", card.fee, card.currency)).toBe("48.50");
  expect(without("0.00030000", "0.00010001", "BTC")).toBe("0.00019999");
});
