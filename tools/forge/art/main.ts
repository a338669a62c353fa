import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bundleScene } from "./bundle-scene.ts";
import { openEasel } from "./easel.ts";
import { pictures, sizes, type Picture } from "./pictures.ts";

const content = join(import.meta.dirname, "../../../database/demo/content");
const painted = join(import.meta.dirname, "painted.json");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "string" },
    scale: { type: "string", default: "0.5" },
    samples: { type: "string" },
    again: { type: "boolean" },
  },
});

const hashes = JSON.parse(readFileSync(painted, "utf8")) as Record<string, string>;
const asked = pictures.filter(
  ({ file, scene }) =>
    positionals.length === 0 || positionals.includes(scene) || positionals.includes(file),
);
const easel = await openEasel();
for (const picture of asked) {
  const { script, hash } = await bundleScene(picture, sizes[picture.view]);
  if (values.draft === undefined && !values.again && hashes[picture.file] === hash) continue;
  const began = performance.now();
  await (values.draft === undefined
    ? finish(picture, script, hash)
    : draft(picture, script, values.draft));
  console.log(`${picture.file}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
await easel.close();

async function finish(picture: Picture, script: string, hash: string): Promise<void> {
  const file = await easel.paint(script, {
    ...picture,
    ...sizes[picture.view],
    scale: 1,
    samples: samplesOf(picture, 20),
  });
  writeFileSync(join(content, picture.bucket, "media", picture.file), await easel.toWebp(file));
  hashes[picture.file] = hash;
  const sorted = Object.fromEntries(Object.entries(hashes).sort());
  writeFileSync(painted, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Small and rough, as PNG, outside the repository. */
async function draft(picture: Picture, script: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const scale = Number(values.scale);
  const png = await easel.paint(script, {
    ...picture,
    ...sizes[picture.view],
    scale,
    samples: samplesOf(picture, 4),
  });
  writeFileSync(join(folder, picture.file.replace(".webp", ".png")), png);
}

function samplesOf({ samples }: Picture, usual: number): number {
  return values.samples ? Number(values.samples) : (samples ?? usual);
}
