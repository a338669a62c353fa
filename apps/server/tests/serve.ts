import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freshDatabase } from "@croupier/database/testing";
import { systemClock, type Clock } from "@croupier/kit/time";
import { hashingLimits } from "@croupier/players";
import { sown } from "@croupier/tools/templates";
import type { FreshDatabase } from "@croupier/database/testing";
import { readConfig } from "../src/config.ts";
import type { ServerConfig } from "../src/config.ts";
import { buildServer } from "../src/server.ts";
import type { PlayerServer } from "../src/server.ts";
import { createLogger } from "../src/shell/logger.ts";

export interface Served {
  readonly url: string;
  readonly port: number;
  readonly privateUrl: string;
  /** Where games are framed and played. */
  readonly gamesUrl: string;
  readonly server: PlayerServer;
  readonly fresh: FreshDatabase;
  readonly config: ServerConfig;
  /** Everything that was logged, as written. */
  logs(): string;
  close(): Promise<void>;
}

/** The real server on a free port with a database of its own; a test changes what it is about. */
export async function serve(
  change: (config: ServerConfig) => ServerConfig = same,
  clock: Clock = systemClock,
): Promise<Served> {
  const fresh = await freshDatabase({ template: sown });
  const served = await serveOn(fresh, change, clock);
  return {
    ...served,
    async close() {
      await served.close();
      await fresh.drop();
    },
  };
}

/** One more server on a database that is there already. */
export async function serveOn(
  fresh: FreshDatabase,
  change: (config: ServerConfig) => ServerConfig = same,
  clock: Clock = systemClock,
): Promise<Served> {
  const config = change(quiet(fresh.appUrl));
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ name: "server", level: "info", destination });
  const server = await buildServer({ config, logger, clock });
  const { port, gamesPort, privatePort } = await server.listen();
  return {
    url: `http://localhost:${port}`,
    port,
    privateUrl: `http://127.0.0.1:${privatePort}`,
    gamesUrl: `http://localhost:${gamesPort}`,
    server,
    fresh,
    config,
    logs: () => lines.join(""),
    close: () => server.close(),
  };
}

/** On a busy machine a test must not be turned away for the machine's sake. */
function quiet(appUrl: string): ServerConfig {
  const config = readConfig({
    CROUPIER_APP_DATABASE_URL: appUrl,
    CROUPIER_KEYS: `test:${randomBytes(32).toString("base64url")}`,
    PORT: "0",
    GAMES_PORT: "0",
    METRICS_PORT: "0",
  });
  return {
    ...config,
    // As small as a frame can be: what is built stands apart from who serves it.
    games: { ...config.games, folder: fileURLToPath(new URL("./frame/", import.meta.url)) },
    // What a password costs is looked at where it is made; here thousands are only passed by.
    hashing: { ...hashingLimits, cost: { memory: 64, passes: 1, parallelism: 1 } },
    pressure: {
      delayMs: { P1: 60_000, P2: 60_000, P3: 60_000 },
      inFlight: { P1: 10_000, P2: 10_000, P3: 10_000 },
      windowMs: 500,
    },
    allowances: {
      poll: { points: 1e6, seconds: 60 },
      read: { points: 1e6, seconds: 60 },
      write: { points: 1e6, seconds: 60 },
      sensitive: { points: 1e6, seconds: 60 },
      play: { points: 1e6, seconds: 60 },
      machine: { points: 1e6, seconds: 60 },
    },
  };
}

function same(config: ServerConfig): ServerConfig {
  return config;
}
