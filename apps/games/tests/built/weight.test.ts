import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";

const build = fileURLToPath(new URL("../../build/", import.meta.url));

/** What may be downloaded before the first round, in bytes as they travel. */
const originalsMax = 600_000;
const slotsMax = 1_500_000;

const games = [
  { game: "lucky-dice", scene: "games/dice/scene/face.ts", max: originalsMax },
  { game: "skylark", scene: "games/crash/scene/face.ts", max: originalsMax },
  { game: "minesweep-reef", scene: "games/mines/scene/face.ts", max: originalsMax },
  { game: "plinko-falls", scene: "games/plinko/scene/face.ts", max: originalsMax },
  { game: "kingfishers-catch", scene: "games/lines/scene/face.ts", max: slotsMax },
  { game: "ember-vault", scene: "games/tumble/scene/face.ts", max: slotsMax },
  { game: "moonlit-orchard", scene: "games/ways/scene/face.ts", max: slotsMax },
  { game: "jacks-or-better", scene: "games/video-poker/scene/face.ts", max: originalsMax },
  { game: "european-roulette", scene: "games/roulette/scene/face.ts", max: originalsMax },
  { game: "blackjack-21", scene: "games/blackjack/scene/face.ts", max: originalsMax },
];

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

let manifest: Manifest;

beforeAll(() => {
  expect(existsSync(`${build}.vite/manifest.json`), "build it first: npm test does").toBe(true);
  manifest = JSON.parse(readFileSync(`${build}.vite/manifest.json`, "utf8")) as Manifest;
});

test.each(games)("$game can be played when $max bytes have arrived", ({ scene, max }) => {
  const files = filesFor(scene);
  expect(files.length).toBeGreaterThan(5);
  const weights = files.map((file) => [file, weigh(file)] as const);
  const list = weights.map(([file, bytes]) => `${file} ${bytes}`).join("\n");
  expect(
    weights.reduce((sum, [, bytes]) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(max);
});

test("the page itself has nothing inline, so that a policy of self alone holds", () => {
  const page = readFileSync(`${build}index.html`, "utf8");
  expect(page).toContain("FRAME-PAGE-ORIGINS");
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son\w+=/);
});

test("nothing is fetched from anywhere else, and no schema is carried", () => {
  for (const { file } of Object.values(manifest)) {
    if (!/\.(js|css)$/.test(file)) continue;
    const text = readFileSync(build + file, "utf8");
    const named = [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address);
    // Names in what libraries say, never an address that is asked.
    const known = /^https?:\/\/(react\.dev|www\.w3\.org|www\.pixijs\.com)$/;
    expect(
      named.filter((address) => !known.test(address)),
      file,
    ).toEqual([]);
    expect(text, file).not.toContain("ZodError");
  }
});

/** The entry, the scene, its words in English, and what they stand on; fonts of the Latin alphabet. */
function filesFor(scene: string): string[] {
  const wanted = Object.keys(manifest).filter(
    (name) =>
      name === "index.html" ||
      name.endsWith(scene) ||
      name.endsWith("stage-words.en.ts") ||
      (name.endsWith("words.en.ts") && name.includes(scene.replace("face.ts", ""))),
  );
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
      if (!/-ext-|newsreader/.test(file)) found.add(file);
    }
    chunk.imports?.forEach(visit);
  };
  wanted.forEach(visit);
  return [...found];
}

function weigh(file: string): number {
  const bytes = readFileSync(build + file);
  return /\.(js|css|html)$/.test(file) ? gzipSync(bytes, { level: 9 }).length : bytes.length;
}
