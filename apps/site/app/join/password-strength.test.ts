import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isGuessable, strengthOf } from "./password-strength.ts";

const mara = ["mara", "Lindqvist", "mara.lindqvist"];

describe("how hard a password is to guess", () => {
  it.each([
    ["", 0],
    ["short", 1],
    ["password123", 1],
    ["Lindqvist1991!", 1],
    ["1234567890", 1],
    ["abcdefghijkl", 1],
    ["aaaaaaaaaaaa", 1],
    ["riverstone", 2],
    ["Riverstone7!", 3],
    ["slow river at dusk", 4],
    ["x7!Kq2#Lm9$", 3],
  ])("%j is %i", (password, strength) => {
    expect(strengthOf(password, mara)).toBe(strength);
  });

  it("never calls strong what anybody would try first", () => {
    fc.assert(
      fc.property(fc.constantFrom("password", "qwerty", "Lindqvist"), fc.nat(), (word, number) => {
        expect(isGuessable(`${word}${number}`, mara)).toBe(true);
        expect(strengthOf(`${word}${number}`, mara)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("an empty name forbids nothing", () => {
    expect(isGuessable("slow river at dusk", ["", " "])).toBe(false);
  });
});
