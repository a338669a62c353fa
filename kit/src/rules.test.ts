import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fractionOf, inUnits, timesStake, unitsOf } from "./rules.ts";

const drawn = { rest: "drawn" } as const;
const exact = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  denominator: fc.bigInt({ min: 1n, max: 300n }),
});

describe("a payout in whole units", () => {
  test("is exact over everything that may be drawn for the part below the smallest unit", () => {
    fc.assert(
      fc.property(exact, ({ numerator, denominator }) => {
        const all = Array.from(
          { length: Number(denominator) },
          (_, number) => inUnits({ numerator, denominator }, drawn, () => number).payout,
        );
        expect(all.reduce((sum, payout) => sum + payout, 0n)).toBe(numerator);
        const { least, most } = unitsOf({ numerator, denominator }, drawn);
        expect(all.every((payout) => payout === least || payout === most)).toBe(true);
      }),
    );
  });

  test("draws below the denominator, and nothing where nothing is left", () => {
    const asked: number[] = [];
    const draw = (below: number) => {
      asked.push(below);
      return 3;
    };
    expect(inUnits({ numerator: 20n, denominator: 10n }, drawn, draw)).toEqual({ payout: 2n });
    expect(asked).toEqual([]);
    expect(inUnits({ numerator: 24n, denominator: 10n }, drawn, draw)).toEqual({
      payout: 3n,
      rest: { left: 4, of: 10, isPaid: true },
    });
    expect(inUnits({ numerator: 23n, denominator: 10n }, drawn, draw)).toEqual({
      payout: 2n,
      rest: { left: 3, of: 10, isPaid: false },
    });
    expect(asked).toEqual([10, 10]);
  });

  test("is cut under a configuration that does not say it is drawn, and nothing is drawn", () => {
    const draw = () => expect.fail("nothing is drawn");
    expect(inUnits({ numerator: 29n, denominator: 10n }, {}, draw)).toEqual({ payout: 2n });
    expect(unitsOf({ numerator: 29n, denominator: 10n }, {})).toEqual({ least: 2n, most: 2n });
  });
});

test("so many ten-thousandths of a stake are told cut", () => {
  expect(fractionOf(10n, 10_998)).toEqual({ numerator: 109_980n, denominator: 10_000n });
  expect(timesStake(10n, 10_998)).toBe(10n);
});
