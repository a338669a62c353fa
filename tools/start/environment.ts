import { isHost } from "./host.ts";
import { PlainSentence } from "./plain-sentence.ts";

/** What the environment may say to `npm start`, each value checked and named when it is wrong. */
export type StartEnvironment = {
  mode: "demo" | "production" | "test";
  databaseUrl: string | undefined;
  port: number;
  backofficePort: number;
  /** Of the sandbox in which the demo's deposits are paid. */
  paymentsPort: number;
  /** Where games are framed and played: an origin of their own. */
  gamesPort: number;
  /** Of the sample studio, whose game shows how one made elsewhere is connected. */
  studioPort: number;
  metricsPort: number;
  host: string;
  brandCode: string;
};

export class EnvironmentRefused extends PlainSentence {}

const modes = ["demo", "production", "test"] as const;

function readNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new EnvironmentRefused(`${name} must be a port from 1 to 65535, not "${text}".`);
  }
  return port;
}

function readMode(env: NodeJS.ProcessEnv): StartEnvironment["mode"] {
  const text = env["CROUPIER_MODE"] || (env["NODE_ENV"] === "production" ? "production" : "demo");
  const mode = modes.find((one) => one === text);
  if (mode === undefined) {
    throw new EnvironmentRefused(
      `CROUPIER_MODE must be one of ${modes.join(", ")}, not "${text}".`,
    );
  }
  if (mode === "test" && env["NODE_ENV"] === "production") {
    throw new EnvironmentRefused("CROUPIER_MODE must not be test where NODE_ENV is production.");
  }
  return mode;
}

function readHost(env: NodeJS.ProcessEnv): string {
  const text = env["HOST"] || "127.0.0.1";
  if (isHost(text)) return text;
  throw new EnvironmentRefused(
    `HOST must be an address or a host name of this machine, not "${text}".`,
  );
}

function readDatabaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env["DATABASE_URL"];
  if (text === undefined || text === "") return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new EnvironmentRefused(
      "DATABASE_URL must look like postgres://user:password@host:5432/database.",
    );
  }
  return text;
}

export function readEnvironment(env: NodeJS.ProcessEnv): StartEnvironment {
  const mode = readMode(env);
  const databaseUrl = readDatabaseUrl(env);
  if (mode === "production" && databaseUrl === undefined) {
    throw new EnvironmentRefused(
      "In production DATABASE_URL must name the PostgreSQL server; the embedded one is for trying things out.",
    );
  }
  return {
    mode,
    databaseUrl,
    port: readNumber(env, "PORT", 3000),
    backofficePort: readNumber(env, "BACKOFFICE_PORT", 3001),
    paymentsPort: readNumber(env, "PAYMENTS_PORT", 3002),
    gamesPort: readNumber(env, "GAMES_PORT", 3003),
    studioPort: readNumber(env, "STUDIO_PORT", 3004),
    metricsPort: readNumber(env, "METRICS_PORT", 9464),
    host: readHost(env),
    brandCode: env["BRAND_CODE"] || "kingfisher",
  };
}
