import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "./pictures.ts";

const content = join(import.meta.dirname, "../../../database/demo/content");
const painted = JSON.parse(
  readFileSync(join(import.meta.dirname, "painted.json"), "utf8"),
) as Record<string, string>;

test("every picture has a scene, was painted, and lies where the demo looks for it", () => {
  expect(pictures.length).toBeGreaterThan(20);
  for (const { file, bucket, scene } of pictures) {
    expect(existsSync(join(import.meta.dirname, "scenes", `${scene}.ts`)), scene).toBe(true);
    expect(existsSync(join(content, bucket, "media", file)), file).toBe(true);
    expect(painted[file], file).toMatch(/^[0-9a-f]{16}$/);
  }
  expect(Object.keys(painted).sort()).toEqual(pictures.map(({ file }) => file).sort());
});

test("no picture of the demo comes from anywhere else, but for the upright cards of games", () => {
  const ours = new Set(pictures.map(({ bucket, file }) => `${bucket}/${file}`));
  const others = (["default", "marlin"] as const).flatMap((bucket) =>
    readdirSync(join(content, bucket, "media"))
      .filter((file) => file.endsWith(".webp") && !ours.has(`${bucket}/${file}`))
      .map((file) => `${bucket}/${file}`),
  );
  expect(others.filter((file) => !file.endsWith("-tall.webp"))).toEqual([]);
});

test("every scene is somebody's picture", () => {
  const scenes = readdirSync(join(import.meta.dirname, "scenes")).map((file) => file.slice(0, -3));
  expect(scenes.sort()).toEqual([...new Set(pictures.map(({ scene }) => scene))].sort());
});
