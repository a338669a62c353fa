import { createHash, randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content, onePixel } from "./desk-world.ts";

const limit = 20 * 1024 * 1024;
const buckets = `${content}/buckets`;

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

/** A picture of noise, which no format makes smaller. */
function noise(side: number): Buffer {
  const rows = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]),
  );
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const named = (sha256: string) => ({
  id: uuidv7(),
  name: "Noise",
  folder: "noise",
  alt: { en: "Noise" },
  focalPoint: { x: 0.5, y: 0.5 },
  sha256,
});
const fileOf = (media: readonly object[]) => ({
  format: "croupier-content",
  schemaVersion: 2,
  entries: [],
  media,
});
const take = (file: object, dryRun: boolean, bucket = "default") =>
  world.call("POST", `${buckets}/${bucket}/import?dryRun=${dryRun}`, { cookie, body: file });
const bring = (file: Buffer, bucket = "default") =>
  world.send("POST", `${buckets}/${bucket}/import/pictures`, {
    cookie,
    file,
    type: "application/octet-stream",
  });
const listed = async () =>
  (await world.call("GET", `${content}/media?bucket=default&folder=noise`, { cookie })).json;

describe("a bucket with more pictures than one call takes", () => {
  const slow = { timeout: 180_000 };
  test("is rehearsed by their hashes, brought one by one, and taken in at once", slow, async () => {
    const pictures = Array.from({ length: 4 }, () => noise(1400));
    const bytes = pictures.reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeGreaterThan(limit);
    const media = pictures.map((picture) => named(hashOf(picture)));
    const whole = media.map(({ sha256: _sha256, ...facts }, at) => ({
      ...facts,
      bytes: pictures[at]?.toString("base64"),
    }));
    // In one piece it is turned away, which is why there is another way.
    expect((await take(fileOf(whole), true)).status).toBe(413);

    const before = await take(fileOf(media), true);
    expect([before.status, before.json.picturesMissing]).toEqual([
      200,
      media.map(({ sha256 }) => sha256),
    ]);
    const early = await take(fileOf(media), false);
    expect([early.status, early.json.code]).toEqual([422, "import_unreadable"]);
    expect(early.json.errors[0]).toMatchObject({
      field: media[0]?.sha256,
      code: "picture_missing",
    });

    for (const picture of pictures) {
      expect((await bring(picture)).json).toEqual({ sha256: hashOf(picture) });
    }
    expect((await listed()).total).toBe(0);
    expect((await take(fileOf(media), true)).json).toMatchObject({ picturesMissing: [] });
    expect((await listed()).total).toBe(0);

    const taken = await take(fileOf(media), false);
    expect([taken.status, taken.json]).toEqual([
      200,
      { dryRun: false, entries: 0, versions: 0, picturesMissing: [] },
    ]);
    const { items, total } = await listed();
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({ width: 1400, height: 1400, mime: "image/png" });
    const { json } = await world.call(
      "GET",
      "/services/backoffice/v1/audit?action=content.picture",
      {
        cookie,
      },
    );
    const brought = json.items.filter(({ subject }: { subject: string }) =>
      media.some(({ sha256 }) => sha256 === subject),
    );
    expect(brought).toHaveLength(4);
    expect(brought[0]).toMatchObject({
      action: "content.picture-brought",
      subject: media[3]?.sha256,
      facts: { bucket: "default", bytes: pictures[3]?.length },
    });
  });

  test("a picture that is none, too large, or for no bucket is refused before anything is shown", async () => {
    const text = await bring(Buffer.from("no picture at all"));
    expect([text.status, text.json.code]).toEqual([422, "media_type_unknown"]);
    const large = await bring(Buffer.concat([onePixel, Buffer.alloc(limit)]));
    expect([large.status, large.json.code]).toEqual([413, "too_large"]);
    expect((await bring(onePixel, "heron")).status).toBe(404);
  });

  test("a drawing is kept cleaned, under the hash of what is kept", async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><rect width="8" height="8" fill="#204060"/></svg>`;
    const brought = await bring(Buffer.from(drawing));
    expect(brought.status).toBe(201);
    const { sha256 } = brought.json;
    expect(sha256).not.toBe(hashOf(Buffer.from(drawing)));
    const kept = await world.backoffice.services.content.readMediaFile(sha256);
    expect(kept?.toString()).not.toContain("onload");
    const drawn = { ...named(sha256), folder: "drawings" };
    expect((await take(fileOf([drawn]), false)).status).toBe(200);
  });
});
