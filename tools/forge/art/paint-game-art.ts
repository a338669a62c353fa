// `npm run game-art [file ...]`: paints what games show whose scene has changed since it was painted.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScene } from "./bundle-scene.ts";
import { openEasel } from "./easel.ts";
import { gameArt } from "./game-art.ts";

const root = join(import.meta.dirname, "../../..");
const painted = join(import.meta.dirname, "painted-games.json");
const hashes = JSON.parse(readFileSync(painted, "utf8")) as Record<string, string>;
const wanted = process.argv.slice(2);

const easel = await openEasel();
for (const picture of gameArt) {
  if (wanted.length > 0 && !wanted.includes(picture.file)) continue;
  const { script, hash } = await bundleScene(picture, picture);
  const name = `${picture.folder}/${picture.file}`;
  if (hashes[name] === hash) continue;
  const began = performance.now();
  const png = await easel.paint(script, { ...picture, scale: 1 });
  mkdirSync(join(root, picture.folder), { recursive: true });
  writeFileSync(join(root, name), await easel.toWebp(png));
  hashes[name] = hash;
  const sorted = Object.fromEntries(Object.entries(hashes).sort());
  writeFileSync(painted, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
await easel.close();
