import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { explain } from "./explain.ts";
import { binary } from "./native-files.ts";
import type { Place } from "./place.ts";
import { readPidFile } from "./processes.ts";

export type Postmaster = {
  port: number;
  /** Resolves when PostgreSQL is gone, however that came about. */
  gone: Promise<void>;
  stop(): Promise<void>;
};

export type PostmasterOptions = {
  place: Place;
  port: number | undefined;
  settings: Record<string, string>;
};

/** Starts PostgreSQL and waits until it takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  // Between finding a free port and PostgreSQL taking it, somebody else may: then another one.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(options.port ?? (await findFreePort()), options);
    } catch (error) {
      const busy = error instanceof StartRefusal && error.code === "busy_port";
      if (!busy || options.port !== undefined || attempt === 5) throw error;
    }
  }
}

async function startOn(port: number, { place, settings }: PostmasterOptions): Promise<Postmaster> {
  const logFile = path.join(place.home, "server.log");
  await rename(logFile, `${logFile}.1`).catch(() => {});
  const child = launch(place, port, settings, logFile);
  const gone = leave(child);
  await untilReady(child, gone, place, logFile);
  return { port, gone, stop: () => stop(child, gone, place) };
}

/**
 * PostgreSQL gets a session of its own, so that Ctrl-C in the terminal reaches only us and we
 * stop it after everything that still writes. The price is that nobody would stop it if we were
 * killed, so the shell that becomes PostgreSQL leaves a watcher behind: it reads from us, and when
 * that ends without the word, it asks PostgreSQL to end. It is nobody's child, because PostgreSQL
 * would take the death of an unknown child for a crash.
 */
const WITH_WATCHER = `
exec 3<&0 </dev/null
( ( read -r word <&3 || kill -INT "$$" ) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"`;

function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  logFile: string,
): ChildProcess {
  const server = [
    binary(place.native, "postgres"),
    "-D",
    place.data,
    "-p",
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const command =
    process.platform === "win32" ? server : ["/bin/sh", "-c", WITH_WATCHER, "sh", ...server];
  const log = openSync(logFile, "w", 0o600);
  try {
    const child = spawn(command[0] ?? "", command.slice(1), {
      ...(place.identity ? { uid: place.identity.uid, gid: place.identity.gid } : {}),
      cwd: "/",
      detached: process.platform !== "win32",
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
      stdio: ["pipe", log, log],
    });
    // A tool that forgets to stop us can still end; the watcher then stops PostgreSQL.
    child.unref();
    if (child.stdin !== null && "unref" in child.stdin) (child.stdin as { unref(): void }).unref();
    child.stdin?.on("error", () => {});
    return child;
  } finally {
    closeSync(log);
  }
}

/** Tells the watcher that there is nothing left to watch: the number may soon be a stranger's. */
async function leave(child: ChildProcess): Promise<void> {
  await Promise.race([once(child, "exit"), once(child, "error").catch(() => {})]).catch(() => {});
  child.stdin?.end("done\n");
}

async function untilReady(
  child: ChildProcess,
  gone: Promise<void>,
  place: Place,
  logFile: string,
): Promise<void> {
  let failed = false;
  void gone.then(() => (failed = true));
  // A crash recovery may take its time; only the end of the process is a reason to give up.
  for (;;) {
    const { pid, ready } = await readPidFile(place.data);
    if (ready && (pid === child.pid || process.platform === "win32")) return;
    if (failed) {
      throw explain(await readFile(logFile, "utf8").catch(() => ""), place);
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const FAST_STOP_MS = 20_000;
const IMMEDIATE_STOP_MS = 5_000;

async function stop(child: ChildProcess, gone: Promise<void>, place: Place): Promise<void> {
  if (process.platform === "win32") {
    const arguments_ = ["stop", "-D", place.data, "-m", "fast", "-w"];
    await once(spawn(binary(place.native, "pg_ctl"), arguments_), "exit");
    return;
  }
  child.kill("SIGINT");
  if (await endsWithin(gone, FAST_STOP_MS)) return;
  child.kill("SIGQUIT");
  if (await endsWithin(gone, IMMEDIATE_STOP_MS)) return;
  child.kill("SIGKILL");
  await gone;
}

async function endsWithin(gone: Promise<void>, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const ended = await Promise.race([gone.then(() => true as const), tooLong]);
  clearTimeout(timer);
  return ended;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
