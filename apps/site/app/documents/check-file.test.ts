import { expect, test } from "vitest";

import { checkFile, checkSize } from "./check-file.ts";

const megabyte = 1024 * 1024;

test.each([
  ["a photo", "image/jpeg", 8 * megabyte, undefined],
  ["a photo larger than what is sent", "image/png", 30 * megabyte, undefined],
  ["a photo of an iPhone", "image/heic", 3 * megabyte, undefined],
  ["a picture without end", "image/jpeg", 41 * megabyte, "tooLarge"],
  ["a PDF", "application/pdf", 9 * megabyte, undefined],
  ["a PDF that is too large", "application/pdf", 11 * megabyte, "tooLarge"],
  ["a drawing", "image/svg+xml", 1_000, "notTaken"],
  ["a page", "text/html", 1_000, "notTaken"],
  ["something without a type", "", 1_000, "notTaken"],
])("%s", (_name, type, size, trouble) => {
  expect(checkFile({ type, size })).toBe(trouble);
});

test("a stamp is too small to be read, a photo is not", () => {
  expect(checkSize({ width: 599, height: 300 })).toBe("tooSmall");
  expect(checkSize({ width: 400, height: 600 })).toBeUndefined();
});
