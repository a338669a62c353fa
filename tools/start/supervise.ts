import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onChange } from "./on-change.ts";
import { PlainSentence } from "./plain-sentence.ts";

export type ProcessPlan = {
  name: string;
  script: string;
  nodeFlags: readonly string[];
  /** Folders whose change brings it back anew: for development. */
  restartsOn: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Where it answers 200 once it is ready. */
  readyUrl: string;
  /** A file for its log, or nothing to let it write to our own output. */
  logFile: string | undefined;
};

export class ProcessRefused extends PlainSentence {}

const restartsMax = 5;
const healthyAfterMs = 60_000;
const stopGraceMs = 25_000;
const probeMs = 1_000;
const pauseMs = 60;
// What each process loads ahead of itself.
const preloads = ["./leave-with-parent.ts", "./say-what-listens.ts"].flatMap((file) => [
  "--import",
  new URL(file, import.meta.url).href,
]);

function lastLines(file: string | undefined): string {
  if (file === undefined) return "";
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-8).join("\n");
}

/**
 * Runs one process: starts it, brings it back when it dies, and stops it gracefully. The child is
 * told to leave when the channel to us closes, so that a killed parent leaves no orphan behind.
 */
export class Supervised {
  readonly plan: ProcessPlan;
  readonly #onGivingUp: (plan: ProcessPlan) => void;
  #child: ChildProcess | undefined;
  #stopping = false;
  #restarts = 0;
  #startedAt = 0;
  #wanted = false;
  #logged = false;
  #wasReady = false;
  /** Aborted when the process ends before it was ever ready. */
  readonly #failed = new AbortController();
  /** The ports that the process itself says it holds. */
  readonly #holds = new Set<number>();
  #stopWatching = (): void => {};

  constructor(plan: ProcessPlan, onGivingUp: (plan: ProcessPlan) => void) {
    this.plan = plan;
    this.#onGivingUp = onGivingUp;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    this.#spawn();
    if (this.plan.restartsOn.length > 0) {
      this.#stopWatching = onChange(this.plan.restartsOn, () => {
        this.#wanted = true;
        this.#child?.kill("SIGTERM");
      });
    }
  }

  #spawn(): void {
    this.#startedAt = Date.now();
    const { script, env, logFile, nodeFlags } = this.plan;
    this.#holds.clear();
    const log = logFile === undefined ? "inherit" : this.#openLog(logFile);
    const child = spawn(process.execPath, [...nodeFlags, ...preloads, script], {
      env: { ...process.env, ...env },
      stdio: ["ignore", log, log, "ipc"],
    });
    if (typeof log === "number") closeSync(log);
    this.#child = child;
    child.on("message", (message) => {
      const { listening } = message as { listening?: unknown };
      if (typeof listening === "number") this.#holds.add(listening);
    });
    child.once("exit", () => this.#wasLeft());
  }

  /** The process writes into it without us, so its last words are there once it has ended. */
  #openLog(file: string): number {
    mkdirSync(dirname(file), { recursive: true });
    const log = openSync(file, this.#logged ? "a" : "w");
    this.#logged = true;
    return log;
  }

  async ready(timeoutMs = 60_000): Promise<void> {
    const until = Date.now() + timeoutMs;
    while (!this.#failed.signal.aborted && Date.now() < until) {
      if (await this.#answers()) {
        this.#wasReady = true;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const said = lastLines(this.plan.logFile);
    throw new ProcessRefused(
      said === ""
        ? `The ${this.plan.name} did not become ready; its words stand above.`
        : `The ${this.plan.name} did not become ready. It said: ${said}`,
    );
  }

  /** Nobody is asked before our own process holds the port: another's yes would be no news of ours. */
  async #answers(): Promise<boolean> {
    const { port } = new URL(this.plan.readyUrl);
    if (!this.#holds.has(Number(port || 80))) return false;
    const signal = AbortSignal.any([this.#failed.signal, AbortSignal.timeout(probeMs)]);
    const answer = await fetch(this.plan.readyUrl, { signal }).catch(() => undefined);
    return answer?.ok === true;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopWatching();
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    child.kill("SIGTERM");
    const impatience = setTimeout(() => child.kill("SIGKILL"), stopGraceMs);
    await gone;
    clearTimeout(impatience);
  }

  #wasLeft(): void {
    if (this.#stopping) return;
    if (this.#wanted) {
      this.#wanted = false;
      this.#spawn();
      return;
    }
    // What dies before it was ever ready has a reason that a second try does not mend.
    if (!this.#wasReady) {
      this.#failed.abort();
      return;
    }
    // What has run well for a while and dies is no failing start.
    if (Date.now() - this.#startedAt > healthyAfterMs) this.#restarts = 0;
    this.#restarts += 1;
    if (this.#restarts > restartsMax) this.#onGivingUp(this.plan);
    else setTimeout(() => !this.#stopping && this.#spawn(), 250 * this.#restarts);
  }
}

export const logFileOf = (home: string, name: string): string => join(home, "logs", `${name}.log`);
