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

const NO_SUCH_DATABASE = "3D000";
const BUSY = "55006";

/**
 * Makes a copy nobody has asked for yet; it can be claimed only when it is complete. False where the
 * template has been dropped.
 */
export async function cloneAhead(server: Client, template: string): Promise<boolean> {
  const unfinished = newName("croupier_unfinished");
  try {
    await cloneTemplate(server, template, unfinished);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_SUCH_DATABASE) return false;
    throw error;
  }
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${newName(readyPrefix(template))}`);
  return true;
}

/** Makes a copy for a test that finds none waiting. */
export async function cloneNow(server: Client, template: string): Promise<string> {
  const name = newName("croupier_test");
  await cloneTemplate(server, template, name);
  return name;
}

/**
 * FILE_COPY needs two checkpoints, which take no time where nothing waits for a disk; elsewhere WAL_LOG is
 * faster for a database this small.
 */
export async function cloneTemplate(server: Client, template: string, name: string): Promise<void> {
  const { rows } = await server.query<{ fsync: string }>("SHOW fsync");
  const strategy = rows[0]?.fsync === "off" ? "FILE_COPY" : "WAL_LOG";
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${strategy}`);
  await closeDatabase(server, name);
}

const closingLooks = 200;
const closingLookMs = 5;

/** A pool that was ended still says goodbye; thrown out meanwhile, its connections would cry out. */
export async function letConnectionsClose(server: Client, name: string): Promise<void> {
  for (let look = 0; look < closingLooks; look += 1) {
    const open = await server.query("SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1", [
      name,
    ]);
    if (open.rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, closingLookMs));
  }
}

const RENAMED_OR_BUSY = new Set([NO_SUCH_DATABASE, BUSY]);

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

/** Where the keeper hears which template was asked for. */
export const askedChannel = "croupier_template_asked";

/** Tells the keeper, where there is one, that a copy is gone. */
export async function tellAsked(server: Client, template: string): Promise<void> {
  await server.query("SELECT pg_notify($1, $2)", [askedChannel, template]);
}

/** How many copies of each template nobody has asked for yet. */
export async function countWaiting(
  server: Client,
  templates: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await server.query<{ template: string; count: number }>(
    `SELECT template, count(datname)::integer AS count
     FROM unnest($1::text[], $2::text[]) AS asked (template, ready)
     JOIN pg_database ON starts_with(datname, ready)
     GROUP BY template`,
    [templates, templates.map((template) => `${readyPrefix(template)}_`)],
  );
  return new Map(rows.map(({ template, count }) => [template, count]));
}

async function findWaiting(server: Client, template: string): Promise<string[]> {
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
export async function sweepAbandoned(server: Client, templates: readonly string[]): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    `SELECT datname FROM pg_database
     WHERE datname ~ '^croupier_(test|ready|unfinished)_'
       AND NOT EXISTS (SELECT FROM pg_stat_activity AS session WHERE session.datname = pg_database.datname)`,
  );
  const oldest = Math.floor(Date.now() / 3_600_000) - ABANDONED_AFTER_HOURS;
  for (const { datname } of rows) {
    const hour = Number(datname.split("_").at(-2));
    const ours = templates.some((template) => datname.startsWith(`${readyPrefix(template)}_`));
    if (ours || hour < oldest) await server.query(`DROP DATABASE IF EXISTS ${datname}`);
  }
}
