import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import { explain } from "./explain.ts";
import { binary } from "./native-files.ts";
import type { Place } from "./place.ts";

const run = promisify(execFile);

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

/** Made under another name first, so that an interrupted start leaves nothing half made. */
async function initialise(place: Place, password: string, durable: boolean): Promise<void> {
  const making = `${place.data}.making`;
  await rm(making, { recursive: true, force: true });
  const passwordForInit = path.join(place.home, "password.init");
  await writeFile(passwordForInit, password, { mode: 0o600 });
  if (place.identity !== undefined) {
    await chown(passwordForInit, place.identity.uid, place.identity.gid);
  }
  const options = [
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
  ];
  try {
    await run(binary(place.native, "initdb"), options, {
      ...(place.identity ? { uid: place.identity.uid, gid: place.identity.gid } : {}),
      cwd: "/",
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    });
    await rename(making, place.data);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw explain(textOf(error), place);
  } finally {
    await rm(passwordForInit, { force: true });
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stderr = "stderr" in error ? String(error.stderr) : "";
  return `${stderr}\n${error.message}`;
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
