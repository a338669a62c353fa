import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { migrate } from "./migrate.ts";
import { fingerprint, readMigrations } from "./migrations.ts";
import { newName } from "./testing-clones.ts";
import { urlOf } from "./testing-server.ts";

// What decides, besides the migrations, how a migrated database looks.
const MAKERS = ["migrate.ts", "migrate-jobs.ts", "roles.ts"];

const TEMPLATE_LOCK = 5_280_116_205;

/** Named after all that went into it: an edited migration leads to another template by itself. */
export async function findTemplateName(): Promise<string> {
  const makers = await Promise.all(
    MAKERS.map((file) => readFile(path.join(import.meta.dirname, file), "utf8")),
  );
  const hash = createHash("sha256").update(fingerprint(await readMigrations()));
  for (const maker of makers) hash.update(maker);
  return `croupier_template_${hash.digest("hex").slice(0, 12)}`;
}

/** Builds the template once a server; the processes that come second wait for the first. */
export async function ensureTemplate(
  server: Client,
  serverUrl: string,
  appPassword: string,
): Promise<string> {
  const name = await findTemplateName();
  if (await exists(server, name)) return name;
  await server.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    if (!(await exists(server, name))) await build(server, serverUrl, appPassword, name);
  } finally {
    await server.query("SELECT pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
  return name;
}

async function exists(server: Client, name: string): Promise<boolean> {
  const { rowCount } = await server.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  return rowCount === 1;
}

/** Takes its name only when it is complete, so that a killed build is never mistaken for one. */
async function build(
  server: Client,
  serverUrl: string,
  appPassword: string,
  name: string,
): Promise<void> {
  const unfinished = newName("croupier_unfinished");
  await server.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`);
  try {
    await migrate({ adminUrl: urlOf(serverUrl, { database: unfinished }), appPassword });
    await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  } catch (error) {
    await server.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    throw error;
  }
}
