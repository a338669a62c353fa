import { expect, test } from "vitest";
import { nameOfGame, nameOfProfile, percent, placesInWords } from "./game-words.ts";

test("codes and shares read as people say them", () => {
  expect(nameOfGame("kingfishers-catch")).toBe("Kingfishers Catch");
  expect(percent(0.99)).toBe("99 %");
  expect(percent(0.972_972_97)).toBe("97.297 %");
  expect(nameOfProfile("first")).toBe("First return");
  expect(nameOfProfile("return-96")).toBe("Return 96 %");
  expect(nameOfProfile("own")).toBe("Its own");
  expect(placesInWords([])).toBe("Wherever the law lets it");
  expect(placesInWords(["GB", "MT"])).toBe("Not in GB, MT");
});
