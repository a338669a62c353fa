import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gameArt } from "./game-art.ts";
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
  const shown = [...pictures, ...gameArt].map(({ scene }) => scene);
  expect(scenes.sort()).toEqual([...new Set(shown)].sort());
});

test("what a game shows was painted, and lies where the game looks for it", () => {
  const root = join(import.meta.dirname, "../../..");
  const marks = JSON.parse(
    readFileSync(join(import.meta.dirname, "painted-games.json"), "utf8"),
  ) as Record<string, string>;
  const names = gameArt.map(({ folder, file }) => `${folder}/${file}`);
  for (const name of names) expect(existsSync(join(root, name)), name).toBe(true);
  expect(Object.keys(marks).sort()).toEqual(names.sort());
});
