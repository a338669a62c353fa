import sharp from "sharp";
import { expect, test } from "vitest";
import { createDrawOnce } from "./draw-once.ts";
import type { PictureSource } from "./picture-sources.ts";

const wanted = { width: 160, quality: 75, form: "webp" } as const;

async function world(bytes?: Buffer) {
  const kept = new Map<string, Buffer>();
  const means = { now: 0, mayDraw: true, reads: 0, rests: 0, calmAfter: 0 };
  const picture =
    bytes ??
    (await sharp({ create: { width: 320, height: 80, channels: 3, background: "#336699" } })
      .png()
      .toBuffer());
  const source = (digit: string): PictureSource => ({
    sha256: digit.repeat(64),
    mime: "image/png",
    isFixed: true,
    async read() {
      means.reads += 1;
      return picture;
    },
  });
  const { drawOnce } = createDrawOnce({
    cache: {
      get: async (name) => kept.get(name),
      put: async (name, drawn) => void kept.set(name, drawn),
    },
    now: () => means.now,
    isStrained: () => means.rests < means.calmAfter,
    mayDraw: () => means.mayDraw && means.rests >= means.calmAfter,
    drawingMax: 3,
    rest: async () => void (means.rests += 1),
  });
  return { kept, means, source, drawOnce };
}

test("a hundred who ask at once share one drawing, and those after them what was kept", async () => {
  const { means, source, drawOnce } = await world();
  const all = await Promise.all(Array.from({ length: 100 }, () => drawOnce(source("a"), wanted)));
  expect(means.reads).toBe(1);
  expect(new Set(all).size).toBe(1);
  expect(await drawOnce(source("a"), wanted)).toEqual(all[0]);
  expect(means.reads).toBe(1);
});

test("a picture is made narrower, and never wider than it is", async () => {
  const { source, drawOnce } = await world();
  for (const [width, drawn] of [
    [160, 160],
    [1920, 320],
  ] as const) {
    const answer = await drawOnce(source("a"), { ...wanted, width });
    expect((await sharp(answer.ok ? answer.value : undefined).metadata()).width).toBe(drawn);
  }
});

test("more than will be drawn soon is turned away, and so is all drawing when the machine is busy", async () => {
  const { means, source, drawOnce } = await world();
  const answers = await Promise.all([..."abcdef"].map((digit) => drawOnce(source(digit), wanted)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  for (const answer of answers) if (!answer.ok) expect(answer.refusal).toEqual({ code: "busy" });
  means.mayDraw = false;
  expect((await drawOnce(source("a"), wanted)).ok).toBe(true);
  expect(await drawOnce(source("f"), wanted)).toMatchObject({ refusal: { code: "busy" } });
  means.mayDraw = true;
  expect((await drawOnce(source("f"), wanted)).ok).toBe(true);
});

test("a picture waits some seconds for a calm moment, and no longer", async () => {
  const short = await world();
  short.means.calmAfter = 5;
  expect((await short.drawOnce(short.source("a"), wanted)).ok).toBe(true);
  expect(short.means.rests).toBe(5);

  const long = await world();
  long.means.calmAfter = 500;
  expect(await long.drawOnce(long.source("a"), wanted)).toMatchObject({
    refusal: { code: "busy" },
  });
  expect(long.means).toMatchObject({ reads: 0, rests: 12 });
});

test("what cannot be drawn is not tried again for a minute", async () => {
  const { means, source, drawOnce } = await world(Buffer.from("no picture"));
  for (let time = 0; time < 5; time += 1) {
    expect(await drawOnce(source("a"), wanted)).toMatchObject({ refusal: { code: "unreadable" } });
  }
  expect(means.reads).toBe(1);
  means.now = 60_001;
  await drawOnce(source("a"), wanted);
  expect(means.reads).toBe(2);
});
