import { ConfigurationError, modeOf, readSettings } from "@croupier/server/shell";
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
  brandCode: string | undefined;
};

export class EnvironmentRefused extends PlainSentence {}

const ports = [
  "PORT",
  "BACKOFFICE_PORT",
  "PAYMENTS_PORT",
  "GAMES_PORT",
  "STUDIO_PORT",
  "METRICS_PORT",
] as const;

function readTold(env: NodeJS.ProcessEnv) {
  try {
    const settings = readSettings(env, "start");
    return { settings, mode: modeOf(settings) };
  } catch (cause) {
    if (cause instanceof ConfigurationError) throw new EnvironmentRefused(cause.message);
    throw cause;
  }
}

export function readEnvironment(env: NodeJS.ProcessEnv): StartEnvironment {
  const { settings, mode } = readTold(env);
  if (!isHost(settings.HOST)) {
    throw new EnvironmentRefused(
      `HOST must be an address or a host name of this machine, not "${settings.HOST}".`,
    );
  }
  const unnamed = ports.filter((name) => settings[name] === 0);
  if (unnamed.length > 0) {
    throw new EnvironmentRefused(
      `${unnamed.join(", ")} must be from 1 to 65535: whoever comes has to know the port.`,
    );
  }
  const databaseUrl = settings.DATABASE_URL;
  if (mode === "production" && databaseUrl === undefined) {
    throw new EnvironmentRefused(
      "In production DATABASE_URL must name the PostgreSQL server; the embedded one is for trying things out.",
    );
  }
  return {
    mode,
    databaseUrl,
    port: settings.PORT,
    backofficePort: settings.BACKOFFICE_PORT,
    paymentsPort: settings.PAYMENTS_PORT,
    gamesPort: settings.GAMES_PORT,
    studioPort: settings.STUDIO_PORT,
    metricsPort: settings.METRICS_PORT ?? 9464,
    host: settings.HOST,
    brandCode: settings.BRAND_CODE,
  };
}
