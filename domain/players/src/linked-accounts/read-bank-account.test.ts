import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBankAccount } from "./read-bank-account.ts";

const iban = (number: string) => readBankAccount({ kind: "IBAN", number });
const american = (routingNumber: string, number = "000123456789") =>
  readBankAccount({ kind: "US_BANK", number, routingNumber });

describe("an IBAN", () => {
  test.each([
    ["NL91 ABNA 0417 1643 00", "NL91ABNA0417164300", "NL"],
    ["gb29nwbk60161331926819", "GB29NWBK60161331926819", "GB"],
    ["DE89-3704-0044-0532-0130-00", "DE89370400440532013000", "DE"],
    ["MT84MALT011000012345MTLCAST001S", "MT84MALT011000012345MTLCAST001S", "MT"],
  ])("%s is read as %s", (typed, number, countryCode) => {
    expect(iban(typed)).toEqual({ ok: true, value: { kind: "IBAN", number, countryCode } });
  });

  test.each(["", "NL91 ABNA 0417 1643 01", "ZZ91ABNA0417164300", "NL91ABNA04171643", "417164300"])(
    "%j is none",
    (typed) => {
      expect(iban(typed)).toEqual({ ok: false, refusal: { code: "account_number_invalid" } });
    },
  );

  test("one wrong digit, or two the wrong way round, are always found", () => {
    const right = "DE89370400440532013000";
    const digits = fc.integer({ min: 4, max: right.length - 1 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (at, more) => {
        const wrong = String((Number(right[at]) + more) % 10);
        expect(iban(right.slice(0, at) + wrong + right.slice(at + 1)).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(digits, (at) => {
        const [one = "", other = ""] = [right[at - 1], right[at]];
        fc.pre(one !== other && at > 4);
        expect(iban(right.slice(0, at - 1) + other + one + right.slice(at + 1)).ok).toBe(false);
      }),
    );
  });
});

describe("an American account", () => {
  test("has a routing number that checks and a number of digits", () => {
    expect(american("021-000-021", "0001 2345 6789")).toEqual({
      ok: true,
      value: {
        kind: "US_BANK",
        number: "000123456789",
        routingNumber: "021000021",
        countryCode: "US",
      },
    });
  });

  test.each(["", "021000022", "02100002", "000000000", "abcdefghi"])(
    "%j is no routing number",
    (routingNumber) => {
      expect(american(routingNumber)).toEqual({
        ok: false,
        refusal: { code: "routing_number_invalid" },
      });
    },
  );

  test.each(["", "123", "123456789012345678", "12a45"])("%j is no number", (number) => {
    expect(american("021000021", number)).toEqual({
      ok: false,
      refusal: { code: "account_number_invalid" },
    });
  });
});
