import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Identity } from "./identity.ts";

export type Watched = {
  child: ChildProcess;
  /** Resolves when the process is gone, however that came about; an exit code of 0 means well. */
  gone: Promise<number | undefined>;
};

export type WatchedOptions = {
  identity: Identity;
  /** Where what it says goes: an open file. */
  log: number;
  /** What happens to it when we are gone: asked to end, or ended at once with its children. */
  without: "stop" | "kill";
};

/**
 * The process gets a session of its own, so that Ctrl-C in the terminal reaches only us and we
 * end it after everything that still needs it. The price is that nobody would end it if we were
 * killed, so the shell that becomes the process leaves a watcher behind: it reads from us, and
 * when that ends without the word, it sends the signal. It is nobody's child, because PostgreSQL
 * would take the death of an unknown child for a crash.
 */
function withWatcher(signal: string): string {
  return `
    exec 3<&0 </dev/null
    ( ( read -r word <&3 || kill ${signal} ) >/dev/null 2>&1 & )
    exec 3<&-
    exec "$@"`;
}

// $$ is the number of the shell, which the process keeps; with a minus it is all of its session.
const SIGNALS = { stop: "-INT $$", kill: "-KILL -$$" };

export function spawnWatched(command: string[], options: WatchedOptions): Watched {
  const { identity, log, without } = options;
  const script = withWatcher(SIGNALS[without]);
  const [file = "", ...rest] =
    process.platform === "win32" ? command : ["/bin/sh", "-c", script, "sh", ...command];
  const child = spawn(file, rest, {
    ...(identity ? { uid: identity.uid, gid: identity.gid } : {}),
    cwd: "/",
    detached: process.platform !== "win32",
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    stdio: ["pipe", log, log],
  });
  // Its end shows in the reading of `gone`; a pipe without a reader is part of that.
  child.stdin?.on("error", () => {});
  return { child, gone: untilGone(child) };
}

async function untilGone(child: ChildProcess): Promise<number | undefined> {
  const code = await once(child, "exit").then(
    ([code]) => (code as number | null) ?? undefined,
    () => undefined,
  );
  // Tells the watcher that there is nothing left to watch: the number may soon be a stranger's.
  child.stdin?.end("done\n");
  return code;
}
