import { expect, test } from "vitest";
import { lengthOf, writeCsv } from "./activity-parts.ts";

const part = {
  from: "2026-11-20T00:00:00.000Z",
  to: "2026-11-21T00:00:00.000Z",
  seconds: 5_400,
  deposited: "50.00",
  staked: "120.50",
  won: "80.00",
  net: "-40.50",
};

test("the exported table has a head, a line a part, and amounts as they were answered", () => {
  expect(writeCsv({ currency: "EUR", parts: [part], total: part, before: part })).toBe(
    "from,to,seconds,currency,deposited,staked,won,net\r\n" +
      "2026-11-20T00:00:00.000Z,2026-11-21T00:00:00.000Z,5400,EUR,50.00,120.50,80.00,-40.50\r\n",
  );
});

test("a bar is as long as its time or its amount, and a loss goes the other way", () => {
  expect([lengthOf(part, "time"), lengthOf(part, "staked"), lengthOf(part, "net")]).toEqual([
    5_400, 120.5, -40.5,
  ]);
});
