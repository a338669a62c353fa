import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const skipped = new Set(["node_modules", "build", ".react-router", "storybook-static", "tests"]);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** What a build is made of, as one hash: the same sources give the same hash on any machine. */
export function hashSources(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json"].concat(folders.flatMap((f) => relative(root, f)))) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function relative(root: string, folder: string): string[] {
  const full = join(root, folder);
  return existsSync(full) ? filesBelow(full).map((path) => path.slice(root.length + 1)) : [];
}

export function isCurrent(stampFile: string, hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
}

export function writeStamp(stampFile: string, hash: string): void {
  writeFileSync(stampFile, hash);
}
