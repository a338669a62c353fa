import { randomBytes } from "node:crypto";
import { DatabaseError } from "pg";
import type { Client } from "pg";
import { closeDatabase } from "./roles.ts";

/** The hour in a name lets the keeper sweep what a killed run left on a lasting server. */
export function newName(prefix: string): string {
  const hour = Math.floor(Date.now() / 3_600_000);
  return `${prefix}_${hour}_${randomBytes(6).toString("hex")}`;
}

function readyPrefix(template: string): string {
  return template.replace("template", "ready");
}

/** Makes a copy nobody has asked for yet; it can be claimed only when it is complete. */
export async function cloneAhead(server: Client, template: string): Promise<void> {
  const unfinished = newName("croupier_unfinished");
  await clone(server, template, unfinished);
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${newName(readyPrefix(template))}`);
}

/** Makes a copy for a test that finds none waiting. */
export async function cloneNow(server: Client, template: string): Promise<string> {
  const name = newName("croupier_test");
  await clone(server, template, name);
  return name;
}

/** WAL_LOG copies a database this small faster than FILE_COPY, which needs two checkpoints. */
async function clone(server: Client, template: string, name: string): Promise<void> {
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY WAL_LOG`);
  await closeDatabase(server, name);
}

const RENAMED_OR_BUSY = new Set(["3D000", "55006"]);

/** Takes a waiting copy by renaming it, which only one of several takers can. */
export async function claimClone(server: Client, template: string): Promise<string | undefined> {
  for (const waiting of await findWaiting(server, template)) {
    const name = newName("croupier_test");
    try {
      await server.query(`ALTER DATABASE ${waiting} RENAME TO ${name}`);
      return name;
    } catch (error) {
      if (!(error instanceof DatabaseError && RENAMED_OR_BUSY.has(error.code ?? ""))) throw error;
    }
  }
  return undefined;
}

export async function findWaiting(server: Client, template: string): Promise<string[]> {
  const { rows } = await server.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY random()",
    [`${readyPrefix(template)}_`],
  );
  return rows.map((row) => row.datname);
}

const ABANDONED_AFTER_HOURS = 3;

/**
 * Drops what nobody can want any more: the waiting copies of this run, and whatever a killed run
 * left behind hours ago on a server that outlives it.
 */
export async function sweepAbandoned(server: Client, template: string): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    `SELECT datname FROM pg_database
     WHERE datname ~ '^croupier_(test|ready|unfinished)_'
       AND NOT EXISTS (SELECT FROM pg_stat_activity AS session WHERE session.datname = pg_database.datname)`,
  );
  const oldest = Math.floor(Date.now() / 3_600_000) - ABANDONED_AFTER_HOURS;
  for (const { datname } of rows) {
    const hour = Number(datname.split("_").at(-2));
    const ours = datname.startsWith(`${readyPrefix(template)}_`);
    if (ours || hour < oldest) await server.query(`DROP DATABASE IF EXISTS ${datname}`);
  }
}
