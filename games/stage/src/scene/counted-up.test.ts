import fc from "fast-check";
import { expect, test } from "vitest";
import { countedUp } from "./counted-up.ts";

test("an amount counts from nothing to exactly itself", () => {
  expect(countedUp("1234.56", 0)).toBe("0.00");
  expect(countedUp("1234.56", 0.5)).toBe("617.28");
  expect(countedUp("1234.56", 1)).toBe("1234.56");
  expect(countedUp("12345678901234567.89", 1)).toBe("12345678901234567.89");
});

test("what is counted by now has the decimals of the amount, grows, and never passes it", () => {
  const within = { min: 0, max: 1, noNaN: true };
  const shares = fc.tuple(fc.double(within), fc.double(within));
  const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat({ max: 8 }));
  fc.assert(
    fc.property(amounts, shares, ([minor, decimals], [one, other]) => {
      const digits = minor.toString().padStart(decimals + 1, "0");
      const point = digits.length - decimals;
      const amount = decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
      const [before, after] = [Math.min(one, other), Math.max(one, other)].map((share) =>
        countedUp(amount, share),
      );
      const read = (text = "") => BigInt(text.replace(".", ""));
      expect(before?.split(".")[1]?.length ?? 0).toBe(decimals);
      expect(read(before)).toBeLessThanOrEqual(read(after));
      expect(read(after)).toBeLessThanOrEqual(minor);
    }),
  );
});
