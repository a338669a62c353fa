import { expect, test } from "vitest";
import { percentText } from "./percent-text.ts";

test.each([
  [0.989_999_999_998, "99%"],
  [0.972_972_97, "97.3%"],
  [0.965_125, "96.51%"],
  [0.965_45, "96.54%"],
])("%d is told as %s: half even at two decimals", (share, text) => {
  expect(percentText(share, "en")).toBe(text);
});
