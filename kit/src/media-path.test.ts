import { expect, test } from "vitest";
import { mediaPath, readMediaPath } from "./media-path.ts";

const id = "0199f0a0-0000-7000-8000-000000000000";
const sha256 = "0123456789abcdef".repeat(4);

test("the path of a picture says what it is, which it is and which bytes it has", () => {
  const path = mediaPath({ id, name: "Río de día, 2ª toma!", mime: "image/webp", sha256 });
  expect(path).toBe(`/media/${id}/rio-de-dia-2a-toma.0123456789abcdef.webp`);
  expect(readMediaPath(path)).toEqual({ id, hash: "0123456789abcdef" });
});

test("a name that no address can spell is a picture", () => {
  const path = mediaPath({ id, name: "川", mime: "image/svg+xml", sha256 });
  expect(path).toBe(`/media/${id}/picture.0123456789abcdef.svg`);
});

test("a path without a hash names the picture as it is now", () => {
  expect(readMediaPath(`/media/${id}/river.webp`)).toEqual({ id, hash: undefined });
});

test.each(["", "/", `/media/${id}`, `/media/${id}/`, `/media/${id}/../x.webp`, `/media/x/y.webp`])(
  "%j names no picture",
  (path) => {
    expect(readMediaPath(path)).toBeUndefined();
    expect(readMediaPath(`${path}\n`)).toBeUndefined();
  },
);
