import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EmbeddedArea } from "@croupier/contracts/bridge";

const source = (name: string) => readFile(new URL(name, import.meta.url));

/** Builds the stub as an operator would build theirs: hashed files below `served`, `area.json` beside. */
export async function buildStubArea(): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), "croupier-stub-area-"));
  const assets = join(build, "served/assets/account");
  await mkdir(assets, { recursive: true });
  const area: EmbeddedArea = {
    bridge: 1,
    script: await put(assets, await source("stub-area.js"), "js"),
    styles: [await put(assets, await source("stub-area.css"), "css")],
  };
  await writeFile(join(build, "area.json"), JSON.stringify(area));
  return build;
}

async function put(assets: string, file: Buffer, extension: string): Promise<string> {
  const hash = createHash("sha256").update(file).digest("base64url").slice(0, 8);
  const name = `stub-${hash}.${extension}`;
  await writeFile(join(assets, name), file);
  return `/assets/account/${name}`;
}
