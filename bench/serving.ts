import { serverEnv } from "./server-env.ts";
import { connect } from "@croupier/database";
import { runAudit } from "@croupier/ledger";
import { startBenchServer, type BenchServer } from "./ledger/bench-server.ts";
import { hear, leave, runOnCore, type Pinned } from "./pages/on-core.ts";

export type Served = { port: number; gamesPort: number; privatePort: number; one: Pinned };

export type Serving = {
  readonly database: BenchServer;
  /** As many servers as were asked for, on one database. */
  readonly servers: readonly Served[];
  readonly pinned: boolean;
  /** Audit set Q: how many rows it names. */
  countViolations(): Promise<number>;
  stop(): Promise<void>;
};

/** Real servers on a durable PostgreSQL; the first has a core of its own where that can be had. */
export async function startServing(wish: {
  servers: number;
  /** On a busy machine nobody is turned away: for benches about something else. */
  shedsNothing?: true;
  /** What a server is told besides. */
  env?: Readonly<Record<string, string>>;
  /** What has to be in the database before a server reads it. */
  prepare?: (database: BenchServer) => Promise<void>;
}): Promise<Serving> {
  const database = await startBenchServer();
  const running: Pinned[] = [];
  const env = {
    ...serverEnv(database.appUrl),
    // Each visitor of a bench comes from an address of their own.
    CROUPIER_TRUSTED_PROXIES: "127.0.0.1/32",
    BENCH_SHEDS_NOTHING: wish.shedsNothing ? "1" : "0",
    ...wish.env,
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map(leave));
    await database.stop();
  };
  try {
    await wish.prepare?.(database);
    const servers: Served[] = [];
    for (let core = 0; core < wish.servers; core += 1) {
      const one = runOnCore(core, new URL("./serve-calls.ts", import.meta.url).href, env);
      running.push(one);
      servers.push({ ...(await hear<Omit<Served, "one">>(one.child)), one });
    }
    return {
      database,
      servers,
      pinned: running.every(({ pinned }) => pinned),
      countViolations: () => countViolations(database),
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function countViolations({ appUrl }: BenchServer): Promise<number> {
  const auditor = connect({ url: appUrl, max: 1, name: "croupier bench audit" });
  try {
    return (await runAudit(auditor)).length;
  } finally {
    await auditor.close();
  }
}
