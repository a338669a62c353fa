import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test("a row is cells between commas; what would break it is put in quotes", () => {
  expect(csvRow(["Deposit", "12.50", 'a "b", c'])).toBe('Deposit,12.50,"a ""b"", c"\r\n');
});

test.each(["=1+1", "+31", "-2+3", "@SUM(A1)", "\tx", "\r=x", "-12.50.1"])(
  "%j is no formula once it is in the table",
  (value) => {
    expect(csvRow([value])).toContain(`'${value}`);
  },
);

test("an amount below zero stays a number", () => {
  expect(csvRow(["-12.50", "-3"])).toBe("-12.50,-3\r\n");
});
