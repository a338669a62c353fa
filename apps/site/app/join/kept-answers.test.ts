import { expect, it } from "vitest";

import { emptyAnswers, type Answers } from "./answers.ts";
import { findAnswers, forgetAnswers, keepAnswers } from "./kept-answers.ts";

const empty = emptyAnswers({ currencies: ["USD"], defaultCurrency: "USD", countryCode: "CW" });
const typed: Answers = {
  ...empty,
  email: "mara@visby.example",
  password: "slow river at dusk",
  firstName: "Mara",
  terms: true,
  privacy: true,
  marketing: true,
};

function createShelf(start?: string) {
  let value: string | null = start ?? null;
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => void (value = text),
    removeItem: () => void (value = null),
  };
}

it("what was typed is found again, but neither the password nor a consent", () => {
  const shelf = createShelf();
  keepAnswers(typed, shelf);
  expect(shelf.getItem()).not.toMatch(/slow river|terms|privacy|marketing|password/);
  expect(findAnswers(empty, shelf)).toEqual({
    ...typed,
    password: "",
    terms: false,
    privacy: false,
    marketing: false,
  });
  forgetAnswers(shelf);
  expect(findAnswers(empty, shelf)).toBeUndefined();
});

it.each([
  undefined,
  "",
  "{",
  "null",
  "[]",
  '{"password":"x","terms":true}',
  '{"email":7,"nobody":"x"}',
])("%j on the shelf is nothing", (text) => {
  expect(findAnswers(empty, createShelf(text))).toBeUndefined();
});

it("a browser that keeps nothing is no reason to fail", () => {
  const broken = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("denied");
    },
  };
  keepAnswers(typed, broken);
  forgetAnswers(broken);
  expect(findAnswers(empty, broken)).toBeUndefined();
});
