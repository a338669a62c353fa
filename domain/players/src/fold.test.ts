import { expect, test } from "vitest";
import { foldEmail, foldNickname, isEmailLogin } from "./fold.ts";

test.each([
  ["Alice@Example.COM", "alice@example.com"],
  [" alice@example.com ", "alice@example.com"],
  ["a.lice+play@example.com", "a.lice+play@example.com"],
])("the address %j is known as %j", (typed, folded) => {
  expect(foldEmail(typed)).toBe(folded);
});

test.each([
  ["case", "KingBird", "kingbird"],
  ["accents", "Zoë", "zoe"],
  ["separators", "king_bird.-", "kingbird"],
  ["Cyrillic letters", "раут", "payt"],
  ["Greek letters", "κατο", "kato"],
  ["digits for letters", "0tter", "otter"],
  ["one, l and capital i", "a1l", "aIi"],
  ["wide letters", "ｋｉｎｇ", "king"],
])("nicknames that differ only by %s are one", (_, one, other) => {
  expect(foldNickname(one)).toBe(foldNickname(other));
});

test("different names stay different", () => {
  const names = ["otter", "heron", "kingbird", "kingbirds", "marlin", "звезда", "鳥", "2otter"];
  expect(new Set(names.map(foldNickname)).size).toBe(names.length);
});

test("what holds an @ is an e-mail address", () => {
  expect([isEmailLogin("a@b.c"), isEmailLogin("kingbird")]).toEqual([true, false]);
});
