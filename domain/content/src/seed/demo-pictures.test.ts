import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { examinePicture, type ExaminedPicture } from "../media/examine-picture.ts";

const root = join(import.meta.dirname, "../../../../database/demo/content");
const buckets = ["default", "marlin"] as const;
const mebibyte = 1024 * 1024;

type PictureRecord = {
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  readonly alt: Readonly<Record<string, string>>;
};
type Picture = PictureRecord & { readonly examined: ExaminedPicture };

const folderOf = (bucket: string) => join(root, bucket, "media");
const filesIn = (bucket: string, ending: string) =>
  readdirSync(folderOf(bucket)).filter((file) => file.endsWith(ending));
const recordsOf = (bucket: string) =>
  filesIn(bucket, ".json").map(
    (file) => JSON.parse(readFileSync(join(folderOf(bucket), file), "utf8")) as PictureRecord,
  );

const pictures: Picture[] = [];

beforeAll(async () => {
  for (const bucket of buckets) {
    for (const record of recordsOf(bucket)) {
      const bytes = readFileSync(join(folderOf(bucket), record.file));
      const examined = await examinePicture(bytes, { from: "import" });
      if (!examined.ok) throw new Error(`${record.file}: ${examined.refusal.code}`);
      pictures.push({ ...record, examined: examined.value });
    }
  }
});

test.each(buckets)("in %s every record has its picture, and every picture its record", (bucket) => {
  const named = recordsOf(bucket).map(({ file }) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.sort()).toEqual(filesIn(bucket, ".webp").sort());
});

test("every picture is described in every language, each in its own words", () => {
  for (const { file, alt } of pictures) {
    expect(Object.keys(alt).sort(), file).toEqual(["de", "en", "es"]);
    expect(new Set(Object.values(alt)).size, file).toBe(3);
  }
});

describe("a picture weighs and measures what a page needs of it", () => {
  /** Wide slides are cut by laptops and narrow ones by phones; upright cards stand three to four. */
  const shapes = [
    { ending: "-narrow.webp", folder: "slides", width: 1280, height: 960 },
    { ending: ".webp", folder: "slides", width: 1920, height: 768 },
    { ending: "-wide.webp", folder: "games", width: 1280, height: 720 },
    { ending: "-tall.webp", folder: "games", width: 600, height: 800 },
    { ending: ".webp", folder: "covers", width: 1280, height: 720 },
  ];

  test("each has the size of its kind", () => {
    expect(pictures).toHaveLength(39);
    for (const { file, folder, examined } of pictures) {
      const shape = shapes.find((one) => one.folder === folder && file.endsWith(one.ending));
      const { mime, width, height } = examined;
      expect({ mime, width, height }, file).toEqual({
        mime: "image/webp",
        width: shape?.width,
        height: shape?.height,
      });
    }
  });

  test("none is heavier than 300 KiB, and all together stay below 6 MiB", () => {
    const heavy = pictures.filter(({ examined }) => examined.bytes.length > 300 * 1024);
    expect(heavy.map(({ file }) => file)).toEqual([]);
    const total = pictures.reduce((bytes, { examined }) => bytes + examined.bytes.length, 0);
    expect(total).toBeLessThan(6 * mebibyte);
  });

  test("each is a picture of its own, with a colour to wait in", () => {
    const bytes = pictures.map(({ examined }) => examined.bytes.toString("base64"));
    expect(new Set(bytes).size).toBe(pictures.length);
    for (const { file, examined } of pictures)
      expect(examined.colour, file).toMatch(/^#[0-9a-f]{6}$/);
  });
});
