import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { ClientBase } from "pg";
import { PlanningClient } from "./plan-once.ts";
import type { DB } from "./schema.gen.ts";
import { valueTypes } from "./value-types.ts";

export type Database = {
  readonly pool: Pool;
  readonly db: Kysely<DB>;
  close(): Promise<void>;
};

export type ConnectOptions = {
  url: string;
  /** Connections at most. All processes together must stay below the server's max_connections. */
  max?: number;
  /** Shown in pg_stat_activity, so that an operator sees who holds a connection. */
  name?: string;
  /** A statement that takes longer is a bug or an outage; a long job names its own limit. */
  statementTimeoutMs?: number;
  /** What to do when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
  /** Only for the faults drill's negative control, which must be seen to lose acknowledged postings. */
  durability?: "durable" | "loses-on-crash";
};

/** Opens nothing yet: connections are made, and checked, when they are first needed. */
export function connect(options: ConnectOptions): Database {
  const durable = options.durability !== "loses-on-crash";
  const pool = new Pool({
    connectionString: options.url,
    Client: PlanningClient,
    application_name: options.name ?? "croupier",
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    types: valueTypes,
    onConnect: durable ? requireDurableCommits : forgoDurableCommits,
  });
  pool.on("error", options.onIdleError ?? ignoreIdleError);
  // A pool listens to its idle connections only. One that breaks while it is lent out or is being
  // closed fails its query, which somebody awaits; without a listener it would end the process too.
  pool.on("connect", (client) => client.on("error", ignoreIdleError));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    // Kysely's destroy ends the pool, and only if it ever used it; ending it here covers both.
    close: () => (pool.ending ? Promise.resolve() : pool.end()),
  };
}

/** An acknowledged posting must survive the loss of power, whatever a role or database says. */
async function requireDurableCommits(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string }>("SHOW synchronous_commit");
  if (rows[0]?.synchronous_commit === "off") {
    throw new Error(
      "synchronous_commit is off for this database or role: a crash would lose acknowledged money. " +
        "Turn it on (ALTER ROLE … RESET synchronous_commit) and start again.",
    );
  }
}

async function forgoDurableCommits(client: ClientBase): Promise<void> {
  await client.query("SET synchronous_commit = off");
}

/** The pool has already dropped the broken connection; the next query opens a new one. */
function ignoreIdleError(): void {}
