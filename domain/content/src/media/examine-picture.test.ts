import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { examinePicture } from "./examine-picture.ts";

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "#c81e28" } });
const upload = (bytes: Buffer) => examinePicture(bytes, { from: "upload" });

describe("an upload is what its bytes are", () => {
  test.each([
    ["image/jpeg", "image/jpeg", () => plain().jpeg().toBuffer()],
    ["image/png", "image/png", () => plain().png().toBuffer()],
    ["image/webp", "image/webp", () => plain().webp().toBuffer()],
    ["image/avif", "image/avif", () => plain().avif().toBuffer()],
    ["image/gif", "image/png", () => plain().gif().toBuffer()],
  ] as const)("%s is kept as %s", async (_sent, mime, make) => {
    const examined = await upload(await make());
    expect(examined).toMatchObject({ ok: true, value: { mime, width: 60, height: 40 } });
    if (!examined.ok) return;
    expect((await sharp(examined.value.bytes).metadata()).width).toBe(60);
    expect(near(examined.value.colour, [200, 30, 40])).toBe(true);
  });

  test("a drawing is kept clean, with its colour", async () => {
    const sent =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 1000" onload="x()">' +
      '<rect width="4000" height="1000" fill="#c81e28"/><script>x()</script></svg>';
    const examined = await upload(Buffer.from(sent));
    expect(examined).toMatchObject({
      ok: true,
      value: { mime: "image/svg+xml", width: 4000, height: 1000 },
    });
    if (!examined.ok) return;
    expect(examined.value.bytes.toString()).not.toMatch(/script|onload/);
    expect(near(examined.value.colour, [200, 30, 40])).toBe(true);
  });

  test("place, camera and what hangs behind the end are gone, and it stands upright", async () => {
    const sent = await plain(80, 20)
      .withExif({ IFD0: { Make: "Canary" }, IFD3: { GPSLatitude: "48/1 51/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([sent, Buffer.from("<script>canary()</script>")]);
    const examined = await upload(polyglot);
    expect(examined).toMatchObject({ ok: true, value: { width: 20, height: 80 } });
    if (!examined.ok) return;
    const { exif, orientation, xmp, icc } = await sharp(examined.value.bytes).metadata();
    expect({ exif, orientation, xmp, icc }).toEqual({});
    expect(examined.value.bytes.toString("latin1")).not.toMatch(/canary/i);
  });

  test("an import stays as it is, so that its hash travels with it", async () => {
    const sent = await plain().webp({ quality: 40 }).toBuffer();
    const examined = await examinePicture(sent, { from: "import" });
    expect(examined).toMatchObject({ ok: true, value: { bytes: sent, mime: "image/webp" } });
  });
});

describe("F7: what is no picture, or too much of one, is refused without being unpacked", () => {
  test.each([
    ["empty", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>x()</script>")],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["a TIFF, which is a picture and not one of ours", Buffer.from("II*\0aaaaaaaaaaaaaaaa")],
  ])("%s", async (_name, bytes) => {
    expect(await upload(bytes)).toEqual({ ok: false, refusal: { code: "media_type_unknown" } });
  });

  test("more than 20 MB", async () => {
    const bytes = Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await upload(bytes)).toMatchObject({ refusal: { code: "media_too_large" } });
  });

  test.each(["upload", "import"] as const)("bombs of every type, from an %s", async (from) => {
    const wide = await plain(8_000, 5_001).webp({ effort: 0 }).toBuffer();
    const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer();
    const bombs = {
      png: pngClaiming(30_000, 30_000),
      "png of one line": pngClaiming(40_000_001, 1),
      gif: gifClaiming(65_535, 65_535),
      webp: wide,
      avif: claimInAvif(avif, 50_000),
      svg: Buffer.from(
        '<svg viewBox="0 0 9 9"><g id="a"><use href="#a"/><use href="#a"/></g></svg>',
      ),
    };
    for (const [name, bytes] of Object.entries(bombs)) {
      const before = process.memoryUsage().rss;
      const refused = await examinePicture(bytes, { from });
      const code = name === "svg" ? "media_unreadable" : "media_too_many_pixels";
      expect([name, refused]).toMatchObject([name, { refusal: { code } }]);
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    }
  });

  test("a picture that moves, and one that ends in the middle", async () => {
    const frames = await Promise.all([plain().png().toBuffer(), plain().negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await upload(moving)).toMatchObject({ refusal: { code: "media_animated" } });
    const noise = await sharp({
      create: {
        width: 99,
        height: 99,
        channels: 3,
        background: "#888888",
        noise: { type: "gaussian", mean: 99, sigma: 9 },
      },
    })
      .jpeg()
      .toBuffer();
    for (const from of ["upload", "import"] as const) {
      const half = await examinePicture(noise.subarray(0, noise.length / 2), { from });
      expect(half).toMatchObject({ refusal: { code: "media_unreadable" } });
    }
  });
});

function near(colour: string, channels: readonly number[]): boolean {
  return channels.every(
    (channel, at) =>
      Math.abs(Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) - channel) <= 16,
  );
}

function pngClaiming(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(5_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

function gifClaiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const screen = Buffer.concat([Buffer.from("GIF89a"), size, Buffer.from([0x80, 0, 0])]);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])]);
  return Buffer.concat([screen, colours, frame, Buffer.from([2, 2, 0x4c, 1, 0, 0x3b])]);
}

/** Widens what the header of an AVIF claims (`ispe`), whatever its pixels are. */
function claimInAvif(avif: Buffer, side: number): Buffer {
  const claimed = Buffer.from(avif);
  const at = claimed.indexOf("ispe", 0, "latin1") + 8;
  claimed.writeUInt32BE(side, at);
  claimed.writeUInt32BE(side, at + 4);
  return claimed;
}
