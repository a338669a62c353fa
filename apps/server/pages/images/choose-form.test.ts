import { expect, test } from "vitest";
import { chooseForm } from "./choose-form.ts";

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", "image/png", "avif"],
  ["image/webp,*/*", "image/jpeg", "webp"],
  ["IMAGE/AVIF", "image/jpeg", "avif"],
  ["image/avif;q=0, image/webp;q=0.1", "image/png", "webp"],
  ["image/avif; q=0.0,image/webp; q=0.000", "image/png", "png"],
  ["*/*", "image/jpeg", "jpeg"],
  ["image/*", "image/png", "png"],
  ["image/avifx", "image/webp", "jpeg"],
  [undefined, "image/avif", "jpeg"],
  ["", "image/gif", "jpeg"],
  // A header of blanks alone is compared, never searched again from each of them.
  [`image/webp${" ".repeat(10_000)}x`, "image/png", "png"],
] as const)("who accepts %j gets a %s as %s", (accept, mime, form) => {
  expect(chooseForm(accept, mime)).toBe(form);
});
