import { expect, test } from "vitest";
import { addressesOf, pictureOf } from "./picture.ts";

test("[S9.12] a picture offers every width it has pixels for, at the addresses images have", () => {
  const picture = pictureOf({ path: "a b.png", width: 700, height: 400, alt: "" });
  const { src, srcSet } = addressesOf(picture);
  expect(srcSet.split(", ")).toEqual([
    "/assets/_next/static/images/w160/q75/a%20b.png 160w",
    "/assets/_next/static/images/w320/q75/a%20b.png 320w",
    "/assets/_next/static/images/w480/q75/a%20b.png 480w",
    "/assets/_next/static/images/w640/q75/a%20b.png 640w",
  ]);
  expect(src).toBe("/assets/_next/static/images/w640/q75/a%20b.png");
});

test("a picture smaller than the smallest width is still there", () => {
  const dot = pictureOf({ path: "dot.png", width: 8, height: 8, alt: "" });
  expect(addressesOf(dot).src).toContain("/w160/");
});
