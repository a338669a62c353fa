import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { chown, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { explain } from "./explain.ts";
import { binary } from "./native-files.ts";
import type { Place } from "./place.ts";
import { spawnWatched } from "./watched-process.ts";

/** Makes the data folder on the first start, and returns the administrator's password. */
export async function ensureCluster(
  place: Place,
  options: { durable: boolean; log: (line: string) => void },
): Promise<string> {
  const passwordFile = path.join(place.home, "password");
  if (!existsSync(place.data)) {
    options.log("Making a new database folder");
    const password = randomBytes(24).toString("base64url");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await initialise(place, password, options.durable);
    return password;
  }
  await refuseOtherVersion(place);
  return readFile(passwordFile, "utf8").catch((cause: unknown) => {
    throw new StartRefusal(
      "no_password",
      `The password file ${passwordFile} is missing, and without it the data cannot be opened: ` +
        "put it back, or run npm run reset for an empty start.",
      { cause },
    );
  });
}

/**
 * Made under another name first, so that an interrupted start leaves nothing half made; a name
 * used once, because what an interrupted start left may still be writing for a moment.
 */
async function initialise(place: Place, password: string, durable: boolean): Promise<void> {
  await removeHalfMade(place);
  const making = `${place.data}.making-${randomBytes(4).toString("hex")}`;
  const passwordForInit = `${making}.password`;
  const logFile = path.join(place.home, "init.log");
  try {
    await writeFile(passwordForInit, password, { mode: 0o600 });
    if (place.identity !== undefined) {
      await chown(passwordForInit, place.identity.uid, place.identity.gid);
    }
    const code = await runInitdb(place, logFile, [
      `--pgdata=${making}`,
      "--username=postgres",
      `--pwfile=${passwordForInit}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Sorts and folds text alike on every system, whatever C library it has.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ]);
    if (code !== 0) throw explain(await readFile(logFile, "utf8").catch(() => ""), place);
    await rename(making, place.data);
  } finally {
    await removeHalfMade(place);
  }
}

async function runInitdb(
  place: Place,
  logFile: string,
  options: string[],
): Promise<number | undefined> {
  const log = openSync(logFile, "w", 0o600);
  try {
    const command = [binary(place.native, "initdb"), ...options];
    return await spawnWatched(command, { identity: place.identity, log, without: "kill" }).gone;
  } finally {
    closeSync(log);
  }
}

async function removeHalfMade(place: Place): Promise<void> {
  for (const name of await readdir(place.home)) {
    if (!name.startsWith(`${path.basename(place.data)}.making`)) continue;
    await rm(path.join(place.home, name), { recursive: true, force: true });
  }
}

async function refuseOtherVersion(place: Place): Promise<void> {
  const version = await readFile(path.join(place.data, "PG_VERSION"), "utf8").catch(() => "");
  const made = version.trim();
  const ours = place.native.version.split(".")[0];
  if (made === "") {
    throw new StartRefusal(
      "broken_data",
      `The data folder ${place.data} is damaged (it has no PG_VERSION): ` +
        "restore a backup, or run npm run reset for an empty start.",
    );
  }
  if (made !== ours) {
    throw new StartRefusal(
      "other_version",
      `The data folder ${place.data} was made by PostgreSQL ${made}, and this is ${ours}: ` +
        "make a backup with the version it came from and restore it here.",
    );
  }
}
