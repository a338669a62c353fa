import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { draw, readHead } from "./press.ts";

test("however many pictures wait, two are drawn at once, also when some of them are broken", async () => {
  const picture = await sharp({
    create: { width: 1_200, height: 800, channels: 3, background: "#446688" },
  })
    .png()
    .toBuffer();
  const wanted = { width: 640, quality: 75, form: "webp" } as const;
  let left = 12;
  const drawings = Array.from({ length: left }, async (_, at) => {
    const bytes = at % 3 === 0 ? Buffer.from("broken") : picture;
    await draw(bytes, wanted).catch(() => {});
    left -= 1;
  });
  let most = 0;
  while (left > 0) {
    const counted = sharp.counters();
    most = Math.max(most, counted.queue + counted.process);
    await setImmediate();
  }
  await Promise.all(drawings);
  expect(most).toBe(2);
});

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
