import { add, formatDecimal, getAsset, money } from "@croupier/kit/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feeOf, listMethods, partsOf, readAmount } from "./deposit-methods.ts";

const currencies = ["USD", "EUR", "GBP", "CAD", "JPY", "BTC"] as const;

test.each([
  ["US", "USD", ["card", "bank", "voucher", "crypto"]],
  ["DE", "EUR", ["card", "bank", "voucher", "crypto"]],
  ["NO", "EUR", ["card", "bank", "crypto"]],
  ["JP", "JPY", ["card", "bank"]],
  ["US", "BTC", ["crypto"]],
])("who lives in %s and plays in %s pays with %j", (countryCode, code, expected) => {
  const methods = listMethods({ countryCode, currency: getAsset(code) });
  expect(methods.map((method) => method.code)).toEqual(expected);
});

describe.each(currencies)("amounts at the edges of %s", (code) => {
  const methods = listMethods({ countryCode: "US", currency: getAsset(code) });
  test.each(methods.map((method) => [method.code, method] as const))("%s", (_, method) => {
    const { minimum, maximum } = method;
    const at = (minor: bigint) => formatDecimal(money(minor, minimum.asset));
    expect(minimum.minor).toBeGreaterThan(0n);
    expect(readAmount(at(minimum.minor), method)).toEqual(minimum);
    expect(readAmount(at(maximum.minor), method)).toEqual(maximum);
    expect(readAmount(at(minimum.minor - 1n), method)).toBeUndefined();
    expect(readAmount(at(maximum.minor + 1n), method)).toBeUndefined();
    // One digit more than the currency has, on an amount that would fit.
    const finer = at(minimum.minor + 1n);
    expect(readAmount(`${finer}${finer.includes(".") ? "" : "."}1`, method)).toBeUndefined();
  });
});

test.each(["NaN", "Infinity", "1e309", "-20.00", "0", "0x14", "", " ", "20,00", "٢٠"])(
  "%j is no amount",
  (text) => {
    const [card] = listMethods({ countryCode: "US", currency: getAsset("USD") });
    expect(card && readAmount(text, card)).toBeUndefined();
  },
);

test("a fee is rounded up, and what came is parted without a unit lost", () => {
  const usd = getAsset("USD");
  expect(feeOf({ basisPoints: 250 }, money(1n, usd))).toEqual(money(1n, usd));
  expect(feeOf({ basisPoints: 250 }, money(10_000n, usd))).toEqual(money(250n, usd));
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 0, max: 2_000 }),
      (minor, basisPoints) => {
        const { amount, fee } = partsOf({ basisPoints }, money(minor, usd));
        expect(add(amount, fee)).toEqual(money(minor, usd));
        expect(fee.minor).toBeGreaterThanOrEqual(0n);
      },
    ),
  );
});
