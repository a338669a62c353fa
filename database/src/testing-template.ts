import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { migrate } from "./migrate.ts";
import { fingerprint, readMigrations } from "./migrations.ts";
import { cloneTemplate, letConnectionsClose, newName } from "./testing-clones.ts";
import { appUrlOf, testAppPassword, urlOf } from "./testing-server.ts";

/** What a database holds besides its migrations, made once a server and copied for every test. */
export type Template = {
  /** One lower-case word; it stands in the name of the database. */
  readonly name: string;
  /** Changes with everything that `fill` writes: a template of yesterday's code is not found. */
  readonly fingerprint: () => string;
  /** Writes through the app's login and leaves no connection open. */
  readonly fill: (appUrl: string) => Promise<void>;
};

// What decides, besides the migrations, how a migrated database looks.
const MAKERS = ["migrate.ts", "migrate-jobs.ts", "roles.ts"];

const TEMPLATE_LOCK = 5_280_116_205;

const names = new Map<Template | undefined, Promise<string>>();

/** Named after all that went into it: an edited migration leads to another template by itself. */
export function findTemplateName(template?: Template): Promise<string> {
  const known = names.get(template) ?? (template ? nameFilled(template) : nameMigrated());
  names.set(template, known);
  return known;
}

async function nameMigrated(): Promise<string> {
  const makers = await Promise.all(
    MAKERS.map((file) => readFile(path.join(import.meta.dirname, file), "utf8")),
  );
  const hash = createHash("sha256").update(fingerprint(await readMigrations()));
  for (const maker of makers) hash.update(maker);
  return `croupier_template_${hash.digest("hex").slice(0, 12)}`;
}

async function nameFilled(template: Template): Promise<string> {
  const hash = createHash("sha256")
    .update(await findTemplateName())
    .update(template.fingerprint());
  return `croupier_template_${template.name}_${hash.digest("hex").slice(0, 12)}`;
}

/** Builds the template once a server; the processes that come second wait for the first. */
export async function ensureTemplate(
  server: Client,
  serverUrl: string,
  template?: Template,
): Promise<string> {
  const name = await findTemplateName(template);
  if (await exists(server, name)) return name;
  await server.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    if (!(await exists(server, name))) await build(server, serverUrl, name, template);
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
  name: string,
  template: Template | undefined,
): Promise<void> {
  const unfinished = newName("croupier_unfinished");
  const adminUrl = urlOf(serverUrl, { database: unfinished });
  try {
    if (template === undefined) {
      await server.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`);
      await migrate({ adminUrl, appPassword: testAppPassword(serverUrl) });
    } else {
      await cloneTemplate(server, await ensureTemplate(server, serverUrl), unfinished);
      await template.fill(appUrlOf(adminUrl));
    }
    await letConnectionsClose(server, unfinished);
    await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  } catch (error) {
    await server.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    throw error;
  }
}
