import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { transact } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { createSupport } from "@croupier/support";
import pg from "pg";
import { expect } from "vitest";
import { readWorkerConfig } from "../src/config.ts";
import { startWorker, type Worker } from "../src/start-worker.ts";

export type WorkerWorld = FreshDatabase & {
  /** Above the app's rights: to look, to block, to age. */
  admin: pg.Pool;
  environment: NodeJS.ProcessEnv;
  /** In this process, so that a test sees its figures. */
  start(): Promise<Worker>;
  /** A process of its own, that can be killed. */
  spawn(): Promise<WorkerProcess>;
  addJob(task: string): Promise<void>;
  queueLetters(count: number, options: { commit: boolean }): Promise<void>;
  count(sql: string): Promise<number>;
  leave(): Promise<void>;
};

export type WorkerProcess = {
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
};

export async function openWorkerWorld(): Promise<WorkerWorld> {
  const fresh = await freshDatabase();
  const admin = new pg.Pool({ connectionString: fresh.adminUrl, max: 3 });
  admin.on("error", () => {});
  admin.on("connect", (client) => client.on("error", () => {}));
  const support = createSupport({ database: fresh.database, clock: systemClock });
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    CROUPIER_MODE: "test",
    CROUPIER_APP_DATABASE_URL: fresh.appUrl,
    CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
    CROUPIER_LOG_LEVEL: "silent",
    METRICS_PORT: "0",
  };
  const started: { stop(): Promise<void> }[] = [];
  const spawned: ChildProcess[] = [];
  let letters = 0;

  return {
    ...fresh,
    admin,
    environment,
    async start() {
      const worker = await startWorker({ config: readWorkerConfig(environment) });
      started.push(worker);
      return worker;
    },
    async spawn() {
      const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
        env: environment,
        stdio: ["ignore", "ignore", "pipe"],
      });
      // Piped, not inherited: whoever is left behind must not hold the run open by its output.
      child.stderr.pipe(process.stderr, { end: false });
      spawned.push(child);
      const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
      await until(async () => (await running(admin)).includes(child.pid ?? 0));
      return {
        end(signal) {
          child.kill(signal);
          return gone;
        },
      };
    },
    addJob: async (task) => {
      await fresh.database.pool.query("SELECT graphile_worker.add_job($1)", [task]);
    },
    async queueLetters(count, { commit }) {
      for (let index = 0; index < count; index += 1) {
        letters += 1;
        await transact(fresh.database, async (tx) => {
          await support.queueLetter(tx, {
            template: "welcome",
            brand: { code: "kingfisher", name: "Kingfisher" },
            to: `player-${letters}@example.com`,
            language: "en",
            facts: { firstName: "Alice" },
            onceKey: `test ${letters}`,
          });
          if (!commit) throw new ChangedMyMind();
        }).catch((error: unknown) => {
          if (!(error instanceof ChangedMyMind)) throw error;
        });
      }
    },
    async count(sql) {
      const { rows } = await admin.query<{ count: string }>(`SELECT count(*) FROM ${sql}`);
      return Number(rows[0]?.count);
    },
    async leave() {
      for (const child of spawned) child.kill("SIGKILL");
      for (const worker of started) await worker.stop();
      await admin.end();
      await fresh.drop();
    },
  };
}

class ChangedMyMind extends Error {}

async function running(admin: pg.Pool): Promise<number[]> {
  const { rows } = await admin.query<{ pid: number }>(
    "SELECT pid FROM oversight.process WHERE stopped_at IS NULL",
  );
  return rows.map((row) => row.pid);
}

/** Waits for what will happen, and fails with the condition's own words when it does not. */
export async function until(happened: () => Promise<boolean>, seconds = 20): Promise<void> {
  await expect.poll(happened, { timeout: seconds * 1_000, interval: 50 }).toBe(true);
}
