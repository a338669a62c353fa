import { expect, test } from "vitest";
import { isAmount, nameOfPot, partsInWords, partsTyped } from "./jackpot-words.ts";

test("a part of stakes reads as a percentage, and is typed as one", () => {
  expect(partsInWords(50)).toBe("0.5 %");
  expect(partsInWords(1)).toBe("0.01 %");
  expect(partsTyped("0.5")).toBe(50);
  expect(partsTyped(" 1.15 ")).toBe(115);
  for (const wrong of ["", "0", "10.01", "0.005", "-1", "1e1", "a"]) {
    expect(partsTyped(wrong)).toBe(undefined);
  }
});

test("pots are named by what they are called and hold", () => {
  expect(nameOfPot({ jackpot: "kingfishers-hoard", currency: "EUR" })).toBe(
    "Kingfishers Hoard, EUR",
  );
  expect([isAmount("500"), isAmount("500.5"), isAmount("5,000"), isAmount("")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
