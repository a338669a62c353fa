import { expect, test } from "vitest";
import { madeOnce } from "./made-once.ts";

test("the same words are made once, others anew", () => {
  const asked: string[] = [];
  const make = madeOnce((locale: string, digits: number) => {
    asked.push(`${locale} ${digits}`);
    return { locale, digits };
  });
  expect(make("de", 2)).toBe(make("de", 2));
  expect(make("de", 22)).not.toBe(make("de2", 2));
  expect(asked).toEqual(["de 2", "de 22", "de2 2"]);
});

test("however many are asked for, it never keeps more than a house needs", () => {
  let made = 0;
  const make = madeOnce((word: number) => ({ word, made: (made += 1) }));
  for (let word = 0; word < 2_000; word += 1) make(word);
  expect(make(1_999).made).toBe(2_000);
  expect(make(0).made).toBe(2_001);
});
