import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  allocate,
  assets,
  compare,
  displayDecimals,
  formatAmount,
  formatDecimal,
  formatMoney,
  getAsset,
  isAsset,
  isNegative,
  isZero,
  ledgerScale,
  money,
  negate,
  parseMoney,
  split,
  subtract,
  sum,
  zero,
} from "./money.ts";

const eur = getAsset("EUR");
const asset = fc.constantFrom(...assets);
const huge = 10n ** 30n;
const minor = fc.bigInt({ min: -huge, max: huge });

describe("an asset", () => {
  test("keeps the decimals of ISO 4217, crypto keeps 8", () => {
    const scales = ["EUR", "JPY", "INR", "IDR", "KWD", "BTC", "USDT", "mBTC", "XSC"].map((code) =>
      ledgerScale(getAsset(code)),
    );
    expect(scales).toEqual([2, 0, 2, 2, 3, 8, 8, 8, 8]);
  });

  test("is one we know, or it is a bug", () => {
    expect(isAsset("DOGE")).toBe(false);
    expect(() => getAsset("DOGE")).toThrow("DOGE is not an asset we know");
    expect(new Set(assets).size).toBe(assets.length);
  });
});

describe("an amount", () => {
  test.each([[1], [0.1], [2 ** 53], ["1"], [null], [undefined]])(
    "is never a JavaScript number, nor anything else that is no bigint: %j",
    (minorUnits) => {
      expect(() => money(minorUnits as unknown as bigint, eur)).toThrow("counted in bigint");
    },
  );
});

describe("arithmetic", () => {
  test("is exact and undone by its opposite", () => {
    fc.assert(
      fc.property(minor, minor, asset, (one, other, of) => {
        const [left, right] = [money(one, of), money(other, of)];
        expect(subtract(add(left, right), right)).toEqual(left);
        expect(add(left, negate(left))).toEqual(zero(of));
        expect(compare(left, right)).toBe(one === other ? 0 : one < other ? -1 : 1);
        expect(sum([left, right, negate(right)], of)).toEqual(left);
      }),
    );
  });

  test("never mixes currencies", () => {
    expect(() => add(money(1n, eur), money(1n, getAsset("USD")))).toThrow("EUR and USD do not mix");
  });

  test("knows nothing from less than nothing", () => {
    expect([isZero(zero(eur)), isNegative(zero(eur)), isNegative(money(-1n, eur))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("a decimal string", () => {
  test("reads back as the very amount it was written from, up to 10^30, in every currency", () => {
    for (const of of assets) {
      for (const units of [huge, -huge, huge - 1n, 1n, -1n, 2n ** 53n + 1n]) {
        const amount = money(units, of);
        expect(parseMoney(formatDecimal(amount), of)).toEqual({ ok: true, value: amount });
      }
    }
    fc.assert(
      fc.property(minor, asset, (units, of) => {
        const amount = money(units, of);
        expect(parseMoney(formatDecimal(amount), of)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  test.each([
    [0n, "EUR", "0.00"],
    [5n, "EUR", "0.05"],
    [-5n, "EUR", "-0.05"],
    [1250n, "EUR", "12.50"],
    [1250n, "JPY", "1250"],
    [1n, "USDT", "0.00000001"],
    [9_007_199_254_740_993n, "USDT", "90071992.54740993"],
  ] as const)("writes %s minor units of %s as %s", (units, code, written) => {
    expect(formatDecimal(money(units, getAsset(code)))).toBe(written);
  });

  test("with fewer decimals than the ledger means the same", () => {
    expect(parseMoney("12.5", eur)).toEqual({ ok: true, value: money(1250n, eur) });
    expect(parseMoney("-0", eur)).toEqual({ ok: true, value: money(0n, eur) });
  });

  test.each([["12.500"], ["0.001"]])(
    "with more decimals than the ledger is refused: %s",
    (text) => {
      expect(parseMoney(text, eur)).toEqual({
        ok: false,
        refusal: { code: "amount_too_precise", decimalsMax: 2 },
      });
    },
  );

  test.each([
    [""],
    [" 1"],
    ["1."],
    [".5"],
    ["1,50"],
    ["1e3"],
    ["+1"],
    ["--1"],
    ["0x10"],
    ["NaN"],
    ["١"],
  ])("that is none is refused: %j", (text) => {
    expect(parseMoney(text, eur)).toEqual({ ok: false, refusal: { code: "amount_malformed" } });
  });
});

describe("sharing out", () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: huge }), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0n));

  test("loses nothing, and no part is a whole unit off its exact share", () => {
    fc.assert(
      fc.property(minor, asset, weights, (units, of, list) => {
        const whole = money(units, of);
        const parts = allocate(whole, list);
        const total = list.reduce((left, right) => left + right, 0n);
        expect(sum(parts, of)).toEqual(whole);
        parts.forEach((part, place) => {
          const off = part.minor * total - units * (list[place] ?? 0n);
          expect(off < total && -off < total).toBe(true);
        });
      }),
    );
  });

  test("evenly gives parts that differ by one minor unit at most", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 1, max: 40 }), (units, count) => {
        const parts = split(money(units, eur), count).map((part) => part.minor);
        const [least, most] = [
          parts.reduce((left, right) => (left < right ? left : right)),
          parts.reduce((left, right) => (left > right ? left : right)),
        ];
        expect(most - least <= 1n).toBe(true);
        expect(parts).toHaveLength(count);
      }),
    );
  });

  test("gives the odd cent to the earlier part and nothing to a weight of zero", () => {
    expect(split(money(100n, eur), 3).map((part) => part.minor)).toEqual([34n, 33n, 33n]);
    expect(allocate(money(-101n, eur), [1n, 0n, 1n]).map((part) => part.minor)).toEqual([
      -51n,
      0n,
      -50n,
    ]);
    expect(() => allocate(money(1n, eur), [0n])).toThrow("weights must share something out");
  });
});

describe("display", () => {
  const english = (amount: unknown, currency: string) =>
    formatAmount(amount, { currency, locale: "en" });

  test("[S9.19] shows 8, 5, 0 or 2 decimals by currency", () => {
    const decimals = (codes: string) => codes.split(" ").map(displayDecimals);
    expect(decimals("BTC XBT BSV BCH LTC ETH USDT")).toEqual([8, 8, 8, 8, 8, 8, 8]);
    expect(decimals("XSC mBTC")).toEqual([5, 5]);
    expect(decimals("JPY INR VND IDR")).toEqual([0, 0, 0, 0]);
    expect(decimals("EUR USD GBP KWD")).toEqual([2, 2, 2, 2]);
    expect(english("0.123456789", "ETH")).toBe("ETH 0.12345678");
    expect(english("1.5", "XSC")).toBe("XSC 1.50000");
    expect(english("1234.9", "JPY")).toBe("¥1,234");
    expect(english("1234.9", "IDR")).toBe("IDR 1,234");
    expect(english("12.5", "EUR")).toBe("€12.50");
    expect(english("7.25", "USDT")).toBe("USDT 7.25000000");
  });

  test("[S9.19] shows BTC and XBT times 1000 as m฿", () => {
    expect(english("0.12345678", "BTC")).toBe("m฿123.45678");
    expect(english("0.00000001", "XBT")).toBe("m฿0.00001");
    expect(english("12", "BTC")).toBe("m฿12,000.00000");
    expect(english("12.3", "mBTC")).toBe("m฿12.30000");
    expect(formatAmount("-0.5", { currency: "BTC", locale: "de" })).toBe("-500,00000 m฿");
  });

  test("writes the code in place of the sign for who likes that, digits and place alike", () => {
    const coded = (amount: string, currency: string, locale: string) =>
      formatAmount(amount, { currency, locale, currencyDisplay: "code" });
    expect(coded("12.5", "USD", "en")).toBe("USD 12.50");
    expect(coded("1234.5", "EUR", "de")).toBe("1.234,50 EUR");
    expect(coded("0.12345678", "BTC", "en")).toBe("mBTC 123.45678");
    expect(coded("7.25", "USDT", "en")).toBe("USDT 7.25000000");
  });

  test("[S9.19] turns non-breaking spaces into normal spaces", () => {
    expect(formatAmount("1234567.5", { currency: "EUR", locale: "fr" })).toBe("1 234 567,50 €");
    expect(formatAmount("1234.5", { currency: "EUR", locale: "de" })).toBe("1.234,50 €");
  });

  test.each([
    [undefined],
    [null],
    [""],
    ["abc"],
    ["12,50"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [{}],
    [[]],
    [[5]],
    [true],
    [new Date(5)],
    ["5e"],
    ["e5"],
    ["0x10"],
    ["1e9999"],
  ])("[S5.10] is empty text for undefined or non-numeric: %j", (amount) => {
    expect(english(amount, "EUR")).toBe("");
  });

  test("knows a number however it is spelled", () => {
    expect(english(5e-7, "EUR")).toBe("€0.00");
    expect(english(5e-7, "ETH")).toBe("ETH 0.00000050");
    expect(english(-5e-7, "BTC")).toBe("-m฿0.00050");
    expect(english("5e-7", "BTC")).toBe("m฿0.00050");
    expect(english("1.25E+3", "EUR")).toBe("€1,250.00");
    expect(english(1e21, "EUR")).toBe("€1,000,000,000,000,000,000,000.00");
    expect(english(7n, "EUR")).toBe("€7.00");
    expect(english(-0, "EUR")).toBe("€0.00");
  });

  // The browser's own formatter reads the same texts, cuts when told to, and is written by others.
  const cutByIntl = (amount: string, currency: string) =>
    new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      roundingMode: "trunc",
      signDisplay: "negative",
    })
      .format(amount as `${number}`)
      .replace("\u00a0", " ");

  test("shows every finite number, digit for digit", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(english(amount, "EUR")).toBe(cutByIntl(String(amount), "EUR"));
      }),
    );
  });

  test("shows every decimal with an exponent, digit for digit", () => {
    const fraction = fc.stringMatching(/^\d{1,30}$/);
    const exponent = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(minor, fraction, exponent, (whole, decimals, moves) => {
        for (const spelled of [`${whole}e${moves}`, `${whole}.${decimals}E${moves}`]) {
          expect(english(spelled, "EUR")).toBe(cutByIntl(spelled, "EUR"));
        }
      }),
    );
  });

  test("cuts toward zero and never shows minus nothing", () => {
    expect(english("0.999", "EUR")).toBe("€0.99");
    expect(english("-0.999", "EUR")).toBe("-€0.99");
    expect(english("-0.009", "EUR")).toBe("€0.00");
  });

  test("is exact beyond what a JavaScript number holds", () => {
    expect(english("90071992547409931234.56", "EUR")).toBe("€90,071,992,547,409,931,234.56");
  });

  test("never shows more than there is", () => {
    fc.assert(
      fc.property(minor, asset, (units, of) => {
        const shown = formatMoney(money(units, of), { locale: "en" });
        const milli = shown.includes("m฿") && of !== "mBTC" ? 3 : 0;
        const digits = shown.replace(/[^0-9]/g, "");
        const decimals = (shown.split(".")[1] ?? "").length + milli;
        const [left, right] = [
          BigInt(digits) * 10n ** BigInt(ledgerScale(of)),
          (units < 0n ? -units : units) * 10n ** BigInt(decimals),
        ];
        expect(left <= right).toBe(true);
        expect(right - left < 10n ** BigInt(ledgerScale(of)) || decimals > ledgerScale(of)).toBe(
          true,
        );
      }),
    );
  });
});
