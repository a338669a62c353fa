import fc from "fast-check";
import { expect, it, vi } from "vitest";

import { isOwnPage } from "./own-pages.ts";

it.each([
  ["/casino/slots", ["/casino/*"], true],
  ["/casino", ["/casino/*"], false],
  ["/casino", ["/casino*"], true],
  ["/", ["/*"], true],
  ["/", ["/"], true],
  ["/help", ["/"], false],
  ["/a/b/c", ["/a/*/c"], true],
  ["/a/c", ["/a/*/c"], false],
  ["/aba", ["/ab*ba"], false],
  ["/help/fees", ["/casino/*", "/help/*"], true],
  ["/help/fees", [], false],
  // Only the star is a sign; all else is itself.
  ["/axb", ["/a.b"], false],
  ["/a.b", ["/a.b"], true],
])("[S5.7] %s with %j is %s", (path, patterns, own) => {
  expect(isOwnPage(path, patterns)).toBe(own);
});

const letters = fc.stringMatching(/^[a-c./]{0,8}$/);

it("[S5.7] a star stands for any letters, none too, wherever it stands", () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(letters),
      (pieces, fill) => {
        const path = pieces.reduce((made, piece) => made + (fill.next().value ?? "") + piece);
        expect(isOwnPage(path, [pieces.join("*")])).toBe(true);
      },
    ),
  );
});

it("[S5.7] it says what a regular expression with the same stars says", () => {
  fc.assert(
    fc.property(letters, fc.stringMatching(/^[a-c./*]{0,8}$/), (path, pattern) => {
      const same = pattern
        .split("*")
        .map((piece) => piece.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
        .join(".*");
      expect(isOwnPage(path, [pattern])).toBe(new RegExp(`^${same}$`, "s").test(path));
    }),
    { numRuns: 500 },
  );
});

it("a pattern that is all stars ends on the longest path", () => {
  expect(isOwnPage("/".padEnd(2_000, "a"), ["*a".repeat(500) + "b"])).toBe(false);
});

it("F10: ten thousand letters against a thousand stars are as many steps as there are stars", () => {
  const steps = vi.spyOn(String.prototype, "indexOf");
  const own = isOwnPage(`/${"a".repeat(10_000)}`, [`${"*a".repeat(1_000)}*b`]);
  const { length } = steps.mock.calls;
  steps.mockRestore();
  expect(own).toBe(false);
  expect(length).toBeLessThanOrEqual(1_000);
});
