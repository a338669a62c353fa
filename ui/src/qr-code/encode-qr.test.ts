import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { encodeQr, TextTooLong, type QrModules } from "./encode-qr.ts";

const digestOf = (modules: QrModules) =>
  createHash("sha256")
    .update(modules.map((row) => row.map((dark) => (dark ? 1 : 0)).join("")).join("\n"))
    .digest("hex")
    .slice(0, 16);

// Another program read every length from 1 to 213 back from what is drawn here; these are three of them.
test.each([
  ["a", 21, "ad65f877bf9411d1"],
  ["otpauth://totp/Croupier:anna?secret=JBSWY3DPEHPK3PXP&issuer=Croupier", 37, "192e81644544ad5d"],
  ["x".repeat(213), 57, "f8a692e420006d88"],
])("the code of %j is drawn as it was when it was read", (text, size, digest) => {
  const modules = encodeQr(text);
  expect([modules.length, digestOf(modules)]).toEqual([size, digest]);
});

test("every code is a square with its three finders and its timing lines", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      const modules = encodeQr(text);
      const last = modules.length - 1;
      expect(modules.every((row) => row.length === modules.length)).toBe(true);
      for (const [x, y] of [
        [0, 0],
        [last, 0],
        [0, last],
      ] as const) {
        expect(modules[y]?.[x]).toBe(true);
      }
      for (let at = 8; at < last - 8; at += 1) expect(modules[6]?.[at]).toBe(at % 2 === 0);
    }),
    { numRuns: 30 },
  );
});

test("a text that does not fit is refused, not cut", () => {
  expect(() => encodeQr("x".repeat(214))).toThrow(TextTooLong);
});
