import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JackpotChip } from "./JackpotChip.tsx";
import { jackpotText } from "./jackpot-text.ts";

const dollars = { currency: "USD", locale: "en" };

test("[S5.4] a jackpot is shown only if its amount is positive", () => {
  const chip = (hundredths: number) =>
    renderToStaticMarkup(<JackpotChip hundredths={hundredths} currency="USD" label="Jackpot" />);
  expect(chip(0)).toBe("");
  expect(chip(-100)).toBe("");
  expect(chip(1.5)).toBe("");
  expect(chip(100_00)).toContain("$100");
});

test("[S5.4] [S9.8] the amount is divided by 100 and above 1,000,000 shows millions with 2 decimals", () => {
  expect(jackpotText(100_000_001n, dollars)).toBe("$1.00M");
  expect(jackpotText(123_999_999n, dollars)).toBe("$1.23M");
  expect(jackpotText(98_765_432_100n, dollars)).toBe("$987.65M");
});

test("[S5.4] [S9.8] up to 1,000,000 a jackpot shows thousands, rounded down", () => {
  expect(jackpotText(100_000_000n, dollars)).toBe("$1000K");
  expect(jackpotText(48_699_999n, dollars)).toBe("$486K");
  expect(jackpotText(100_000n, dollars)).toBe("$1K");
});

test("[S9.8] below 1,000 a jackpot shows whole units", () => {
  expect(jackpotText(100_000n, dollars)).toBe("$1K");
  expect(jackpotText(99_999n, dollars)).toBe("$999");
  expect(jackpotText(150n, dollars)).toBe("$1");
});

test.each([
  // hundredths, what the chip shows
  [-1n, ""],
  [0n, ""],
  [100n, "$1"],
  [99_999n, "$999"],
  [100_000n, "$1K"],
  [199_999n, "$1K"],
  [12_345_678n, "$123K"],
  [99_999_999n, "$999K"],
  [100_000_000n, "$1000K"],
  [100_000_001n, "$1.00M"],
  [100_999_999n, "$1.00M"],
  [101_000_000n, "$1.01M"],
  [124_999_900n, "$1.24M"],
  [1_234_567_890n, "$12.34M"],
])("[S5.4] [S9.8] a pot of %d hundredths is shown as %j", (hundredths, shown) => {
  expect(jackpotText(hundredths, dollars)).toBe(shown);
});

test("the sign stands where the language puts it, with the language's own separators", () => {
  expect(jackpotText(123_999_999n, { currency: "EUR", locale: "de" })).toBe("1,23M €");
  expect(jackpotText(150n, { currency: "BTC", locale: "en" })).toBe("m฿1K");
});

test("what is shown is never more than what is in the pot", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), (hundredths) => {
      const [, digits = "", unit = ""] = /^\$([\d.]+)([KM]?)$/.exec(
        jackpotText(hundredths, dollars),
      )!;
      const scale = { "": 100n, K: 100_000n, M: 1_000_000n }[unit] ?? 0n;
      const shown = BigInt(digits.replace(".", "")) * scale;
      expect(shown).toBeLessThanOrEqual(hundredths);
      expect(hundredths - shown).toBeLessThan(scale);
    }),
  );
});
