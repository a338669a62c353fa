import sharp from "sharp";
import { expect, test } from "vitest";
import { draw, readHead } from "./press.ts";

test("a form keeps what is transparent where it can, and is white behind it where it cannot", async () => {
  const clear = await sharp({
    create: { width: 200, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
    .png()
    .toBuffer();
  for (const form of ["avif", "webp", "png"] as const) {
    const drawn = await draw(clear, { width: 160, quality: 75, form });
    expect(await readHead(drawn)).toMatchObject({ hasAlpha: true, width: 160, height: 80 });
  }
  const jpeg = await draw(clear, { width: 160, quality: 75, form: "jpeg" });
  const { dominant } = await sharp(jpeg).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
});
