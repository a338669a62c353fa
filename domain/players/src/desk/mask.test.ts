import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mask } from "./mask.ts";

const gwen = {
  email: "gwen.pells@example.com",
  nickname: "marshbird",
  firstName: "Gwen",
  lastName: "Pells",
  phone: "+59995551234",
};

test("a player is known by first letters, the house of the mailbox and three digits", () => {
  expect(mask(gwen)).toEqual({
    email: "g•••@example.com",
    nickname: "m•••",
    firstName: "G•••",
    lastName: "P•••",
    phone: "+599•••••234",
  });
});

test("what a player has not given stays missing", () => {
  expect(mask({ ...gwen, nickname: null, phone: null })).toMatchObject({
    nickname: null,
    phone: null,
  });
});

test("two names of one first letter look alike, however long", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const masked = (rest: string) => mask({ ...gwen, lastName: `P${rest}` }).lastName;
      expect(masked(one)).toBe(masked(other));
    }),
  );
});

test("a first letter of two halves is not cut in two", () => {
  expect(mask({ ...gwen, firstName: "𝒢wen" }).firstName).toBe("𝒢•••");
});
