import { expect, test } from "vitest";
import { imageUrl } from "./image-url.ts";

test("[S9.12] an image address holds width, quality (75 if not said) and the encoded path", () => {
  expect(imageUrl({ path: "slides/dusk on the river.jpg", width: 640 })).toBe(
    "/assets/_next/static/images/w640/q75/slides%2Fdusk%20on%20the%20river.jpg",
  );
  expect(imageUrl({ path: "a.png", width: 1280, quality: 90 })).toBe(
    "/assets/_next/static/images/w1280/q90/a.png",
  );
});

test("[S9.12] a path cannot leave its segment, nor begin a query", () => {
  expect(imageUrl({ path: "../../secret?x#y", width: 160 })).toBe(
    "/assets/_next/static/images/w160/q75/..%2F..%2Fsecret%3Fx%23y",
  );
});
