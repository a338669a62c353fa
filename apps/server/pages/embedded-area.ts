import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bridgeVersion } from "@croupier/contracts/bridge";
import type { EmbeddedArea } from "@croupier/contracts/bridge";
import { z } from "zod";

const ownBuild = fileURLToPath(new URL("../../account/build/", import.meta.url));

const file = z.string().regex(/^\/assets\/account\/[\w./-]+$/, "is not below /assets/account/");

const description = z.object({
  bridge: z.literal(bridgeVersion),
  script: file,
  styles: z.array(file),
});

export interface ServedArea {
  /** What pages have to know of it. */
  readonly area: Pick<EmbeddedArea, "script" | "styles">;
  /** Where its files are; all of them are served. */
  readonly folder: string;
}

/**
 * The account area that the site mounts: the house's own, or the one an operator built in its place.
 * Without a build there is none, and its pages say so; one that speaks another bridge stops the start.
 */
export function readEmbeddedArea(build: string = ownBuild): ServedArea | undefined {
  const path = join(build, "area.json");
  if (!existsSync(path)) return undefined;
  const read = description.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  const { script, styles } = read.data;
  return { area: { script, styles }, folder: join(build, "served") };
}
