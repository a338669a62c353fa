import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, realpathSync } from "node:fs";
import { chmod, chown, mkdir, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { explain, isSystemError } from "./explain.ts";
import { chooseIdentity } from "./identity.ts";
import type { Identity } from "./identity.ts";
import { copyNativeFiles, findNativeFiles } from "./native-files.ts";
import type { NativeFiles } from "./native-files.ts";

/** Where the files of one embedded server are, and whom it runs as. */
export type Place = {
  /** Our folder: password, log and record of the owner; the data lies in `data` inside. */
  home: string;
  data: string;
  native: NativeFiles;
  identity: Identity;
  /** Said in the banner when the files are not where one would look for them. */
  elsewhereBecause: string | undefined;
};

export type PlaceOptions = { projectDir: string; home?: string | undefined };

/**
 * In the project, unless root starts it and the user it lends to PostgreSQL cannot enter there:
 * then the native files and the data live under /var/lib/croupier, by the hash of the path.
 */
export async function choosePlace(options: PlaceOptions): Promise<Place> {
  const inside = options.home ?? homeInProject(options.projectDir);
  const identity = await chooseIdentity(await ownerOf(path.join(inside, "data")));
  const native = await findReadableNativeFiles(identity);
  const chosenForUs = options.home !== undefined;
  const obstacle = chosenForUs ? undefined : findObstacle(options.projectDir, identity);
  const home = obstacle === undefined ? inside : homeOutside(options.projectDir);
  if (obstacle !== undefined) refuseTwoHomes(inside, home, obstacle);
  await makeHome(home, identity);
  await refuseFullDisk(home);
  if (home !== inside) await writeFile(path.join(home, "project"), `${options.projectDir}\n`);
  if (identity !== undefined && !may("-w", home, identity)) {
    throw new StartRefusal(
      "unreachable_home",
      `The user ${identity.name}, whom PostgreSQL runs as, cannot write in ${home}.`,
    );
  }
  const elsewhereBecause = home === inside ? undefined : obstacle;
  return { home, data: path.join(home, "data"), native, identity, elsewhereBecause };
}

/** Every folder an embedded server of this project may have left something in. */
export function possibleHomes(projectDir: string): string[] {
  return [homeInProject(projectDir), homeOutside(projectDir)];
}

function homeInProject(projectDir: string): string {
  return path.join(path.resolve(projectDir), ".croupier", "database");
}

function homeOutside(projectDir: string): string {
  const real = realpathSync(projectDir);
  return `/var/lib/croupier/${createHash("sha256").update(real).digest("hex").slice(0, 12)}`;
}

const repository = path.join(import.meta.dirname, "..", "..", "..");

async function findReadableNativeFiles(identity: Identity): Promise<NativeFiles> {
  const native = await findNativeFiles();
  if (findObstacle(native.folder, identity) === undefined) return native;
  return copyNativeFiles(native, path.join(homeOutside(repository), "native"));
}

function findObstacle(folder: string, identity: Identity): string | undefined {
  if (identity === undefined) return undefined;
  if (!may("-x", folder, identity)) {
    return `the user ${identity.name}, whom PostgreSQL runs as, cannot enter the project's folder`;
  }
  // PostgreSQL's tools pass paths through a shell; where we may choose, nothing needs quoting.
  const plain = /^[\w./+@,:=~-]+$/.test(path.resolve(folder));
  if (plain || hasData(path.join(folder, ".croupier", "database"))) return undefined;
  return "the name of the project's folder has a space or an unusual sign in it";
}

function hasData(home: string): boolean {
  return existsSync(path.join(home, "data", "PG_VERSION"));
}

/** A start in a new, empty place must not look as if all players had gone. */
function refuseTwoHomes(inside: string, outside: string, obstacle: string): void {
  if (!hasData(inside) || hasData(outside)) return;
  throw new StartRefusal(
    "unreachable_data",
    `The data of this project is in ${inside}, but ${obstacle}: ` +
      `make the folder reachable as it was, or move the data to ${outside}.`,
  );
}

async function makeHome(home: string, identity: Identity): Promise<void> {
  try {
    await mkdir(home, { recursive: true });
    if (identity !== undefined) await chown(home, identity.uid, identity.gid);
    await chmod(home, 0o700);
  } catch (cause) {
    if (!isSystemError(cause) || cause.code === "ENOSPC") throw cause;
    throw new StartRefusal(
      "unwritable_home",
      `The folder ${home} for the database cannot be made or belongs to somebody else (${cause.code}): ` +
        "start as the user who owns it.",
      { cause },
    );
  }
}

// Two segments of PostgreSQL's write-ahead log. With less it stops in the middle of the work, and
// cannot even write down why.
const FREE_BYTES_MIN = 32 * 1024 * 1024;

async function refuseFullDisk(home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  if (bavail * bsize < FREE_BYTES_MIN) throw explain("No space left on device", { data: home });
}

/** Asks the system itself, as that user: modes, lists and mounts all count. */
function may(what: "-w" | "-x", folder: string, { uid, gid }: NonNullable<Identity>): boolean {
  const asThem = { uid, gid, cwd: "/" };
  return spawnSync("/bin/sh", ["-c", `test ${what} "$1"`, "sh", folder], asThem).status === 0;
}

async function ownerOf(data: string): Promise<{ uid: number; gid: number } | undefined> {
  return stat(data).catch(() => undefined);
}
