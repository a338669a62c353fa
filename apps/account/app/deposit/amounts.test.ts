import type { DepositMethodOffer, Limits } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { expect, it, test } from "vitest";

import {
  afterDeposit,
  faultOf,
  feeOf,
  mostOf,
  quickAmounts,
  sumOf,
  tightestLimit,
} from "./amounts.ts";

const card: DepositMethodOffer = {
  code: "card",
  minimum: "10.00",
  maximum: "300.00",
  currency: getAsset("USD"),
  feeBasisPoints: 0,
  minutes: 0,
  saved: [],
};

it("offers round multiples of the minimum, none above the maximum", () => {
  expect(quickAmounts(card)).toEqual(["20.00", "50.00", "100.00", "200.00"]);
});

test.each([
  ["9.99", "tooLittle"],
  ["10.00", undefined],
  ["300.00", undefined],
  ["300.01", "tooMuch"],
  ["10.001", "unreadable"],
  ["", "unreadable"],
])("an amount of %j is %s", (amount, fault) => {
  expect(faultOf(amount, card)).toBe(fault);
});

test.each([
  ["40.00", undefined],
  ["40.01", "overLimit"],
  ["9.99", "tooLittle"],
  // Of two bounds that are passed, the nearer one says how much it may be.
  ["300.01", "overLimit"],
])("of a limit with 40.00 left, %s is %s", (amount, fault) => {
  expect(faultOf(amount, card, "40.00")).toBe(fault);
});

it("a method that takes less than the limit leaves is the nearer bound", () => {
  expect(faultOf("500.01", card, "500.00")).toBe("tooMuch");
});

it.each([
  [null, "300.00"],
  ["500.00", "300.00"],
  ["40.00", "40.00"],
  ["10.00", "10.00"],
  ["9.99", undefined],
])("of a limit that leaves %s, %s is the most that comes in", (left, most) => {
  expect(mostOf(card, left)).toBe(most);
});

it("counts the fee as the server does, and adds without a float", () => {
  expect(feeOf("0.01", { ...card, feeBasisPoints: 250 })).toBe("0.01");
  expect(feeOf("100.00", { ...card, feeBasisPoints: 250 })).toBe("2.50");
  expect(sumOf("0.10", "0.20", "USD")).toBe("0.30");
});

it("shows the limit of which the least is left", () => {
  const limit = (
    window: "day" | "week" | "month",
    value: string | null,
    remaining: string | null,
  ) => ({ kind: "deposit", window, value, remaining }) as Limits["limits"][number];
  const limits = [
    limit("day", null, null),
    limit("week", "500.00", "300.00"),
    limit("month", "900.00", "120.00"),
  ];
  const all: Limits = { now: "", currency: getAsset("USD"), raiseHours: 24, limits };
  expect(tightestLimit(all)?.window).toBe("month");
  expect(tightestLimit({ ...all, limits: limits.slice(0, 1) })).toBeUndefined();
});

it.each([
  // what is there and free, what is owed, what is paid in; what of it pays, what can be played with then
  ["0.00", "0", "50.00", "0.00", "50.00"],
  ["0.00", "70.00", "50.00", "50.00", "0.00"],
  ["0.00", "70.00", "100.00", "70.00", "30.00"],
  ["30.00", "70.00", "50.00", "70.00", "10.00"],
  ["30.00", "70.00", "0", "30.00", "0.00"],
])(
  "with %s there and %s owed, %s paid in pays %s and leaves %s",
  (there, owed, amount, paid, left) => {
    const asked = { amount, playable: there, free: there, owed, currency: "USD" };
    expect(afterDeposit(asked)).toEqual({ paid, playable: left });
  },
);

it("money that is locked pays no debt", () => {
  const asked = {
    amount: "50.00",
    playable: "25.00",
    free: "5.00",
    owed: "70.00",
    currency: "USD",
  };
  expect(afterDeposit(asked)).toEqual({ paid: "55.00", playable: "20.00" });
});
