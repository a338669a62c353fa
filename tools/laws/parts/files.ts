import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** What runs where players and staff are; the rest builds, proves or measures it. */
export const product = /^(apps|domain|games|blocks|ui|contracts|kit|database)\//;

/** Every file people wrote: what .gitignore names is left out. Paths are relative, `/` between. */
export function listFiles(root = projectRoot): string[] {
  const ignored = new Set(
    readFileSync(join(root, ".gitignore"), "utf8")
      .split("\n")
      .map((line) => line.trim().replace(/\/$/, ""))
      .concat(".git"),
  );
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (ignored.has(entry.name) || ignored.has(path)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && !entry.name.endsWith(".log")) found.push(path);
    }
  };
  visit("");
  return found.sort();
}

export function readProjectFile(path: string, root = projectRoot): string {
  return readFileSync(join(root, path), "utf8");
}
