import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile, rename } from "node:fs/promises";
import { createServer, Socket } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Writable } from "node:stream";
import { StartRefusal } from "../start-refusal.ts";
import { explain } from "./explain.ts";
import { binary } from "./native-files.ts";
import type { Place } from "./place.ts";
import { readPidFile } from "./processes.ts";
import { spawnWatched } from "./watched-process.ts";
import type { Watched } from "./watched-process.ts";

export type Postmaster = {
  port: number;
  /** Resolves when PostgreSQL is gone, however that came about. */
  gone: Promise<unknown>;
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
  const { child, gone } = launch(place, port, settings, logFile);
  await untilReady(child, gone, place, logFile);
  return { port, gone, stop: () => stop(child, gone, place) };
}

function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  logFile: string,
): Watched {
  const command = [
    binary(place.native, "postgres"),
    "-D",
    place.data,
    "-p",
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const log = openSync(logFile, "w", 0o600);
  try {
    const watched = spawnWatched(command, { identity: place.identity, log, without: "stop" });
    // A tool that forgets to stop us can still end; the watcher then stops PostgreSQL.
    watched.child.unref();
    unreference(watched.child.stdin);
    return watched;
  } finally {
    closeSync(log);
  }
}

/** Node's types call it a plain stream, but the pipe to a child is a socket. */
function unreference(pipe: Writable | null): void {
  if (pipe instanceof Socket) pipe.unref();
}

async function untilReady(
  child: ChildProcess,
  gone: Promise<unknown>,
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

async function stop(child: ChildProcess, gone: Promise<unknown>, place: Place): Promise<void> {
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

async function endsWithin(gone: Promise<unknown>, patienceMs: number): Promise<boolean> {
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
