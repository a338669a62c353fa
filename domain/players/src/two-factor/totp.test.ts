import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toBase32 } from "./base32.ts";
import { codeOf, findStep, stepAt } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("the vectors of RFC 6238: at %i seconds the code is %s", (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
});

test.each([
  ["755224", 0],
  ["287082", 1],
  ["359152", 2],
  ["969429", 3],
  ["520489", 9],
])("the vectors of RFC 4226: %s is the code of %i", (code, counter) => {
  expect(codeOf(secret, counter)).toBe(code);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("the vectors of RFC 4648: %j is spelt %s", (text, spelt) => {
  expect(toBase32(Buffer.from(text))).toBe(spelt);
});

test("a code is taken one step early or late, never later, and never twice", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 10 ** 8 }),
      fc.integer({ min: -4, max: 4 }),
      (at, off) => {
        const now = new Date(at * 30_000);
        const typed = codeOf(secret, at + off);
        // By chance a code of a far step is that of a near one.
        fc.pre(
          Math.abs(off) < 2 || ![-1, 0, 1].some((near) => codeOf(secret, at + near) === typed),
        );
        const found = findStep(secret, typed, { now, lastStep: 0 });
        expect(found).toBe(Math.abs(off) < 2 ? at + off : undefined);
        if (found === undefined) return;
        expect(findStep(secret, typed, { now, lastStep: found })).not.toBe(found);
      },
    ),
  );
});

test.each(["", "12345", "1234567", "abcdef", "ééé"])("%j is no code", (typed) => {
  expect(findStep(secret, typed, { now: new Date(0), lastStep: -9 })).toBeUndefined();
});
