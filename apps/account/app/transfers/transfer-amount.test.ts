import { getAsset } from "@croupier/kit/money";
import { expect, it } from "vitest";

import { faultOf, mostOf } from "./transfer-amount.ts";

const terms = {
  currency: getAsset("EUR"),
  minimum: "5.00",
  maximum: "500.00",
  dayLeft: "300.00",
  withdrawable: "200.00",
  hours: 72,
} as const;

it.each([
  ["20", undefined],
  ["200.00", undefined],
  ["", "unreadable"],
  ["20.001", "unreadable"],
  ["4.99", "tooLittle"],
  ["200.01", "notWithdrawable"],
] as const)("%j: %s", (amount, fault) => {
  expect(faultOf(amount, terms)).toBe(fault);
});

it("what is left of the day and the maximum come after what there is", () => {
  const rich = { ...terms, withdrawable: "9000.00" };
  expect(faultOf("300.01", rich)).toBe("dayLimit");
  expect(faultOf("500.01", { ...rich, dayLeft: "1000.00" })).toBe("tooMuch");
});

it.each([
  [terms, "200.00"],
  [{ ...terms, withdrawable: "9000.00" }, "300.00"],
  [{ ...terms, withdrawable: "4.99" }, undefined],
  [{ ...terms, dayLeft: "0.00" }, undefined],
])("the most of %j is %s", (one, most) => {
  expect(mostOf(one)).toBe(most);
});
