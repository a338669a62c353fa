import type { HashingLimits, Keyring } from "@croupier/players";
import {
  ConfigurationError,
  modeOf,
  pressureFrom,
  readSettings,
  type Allowances,
  type Environment,
  type Mode,
  type PressureLimits,
} from "@croupier/server/shell";

export type BackofficeConfig = {
  mode: Mode;
  keyring: Keyring;
  appDatabaseUrl: string;
  http: {
    host: string;
    port: number;
    /** Scheme and host as staff type them; undefined takes them from each request. */
    origin: string | undefined;
    https: boolean;
    trustedProxies: readonly string[];
  };
  /** Where players reach the site: a preview is shown there. */
  siteOrigin: string;
  privatePort: number;
  logLevel: string;
  /** Vite in front of the console's modules, for `npm run dev`. */
  dev: boolean;
  allowances?: Allowances;
  pressure?: PressureLimits;
  hashing?: HashingLimits;
};

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readBackofficeConfig(environment: Environment): BackofficeConfig {
  const settings = readSettings(environment, "back-office");
  const mode = modeOf(settings);
  const https = settings.CROUPIER_BACKOFFICE_ORIGIN?.startsWith("https://") === true;
  if (mode === "production" && !https) {
    throw new ConfigurationError(
      "CROUPIER_BACKOFFICE_ORIGIN must be the https:// address of the back-office in production mode.",
    );
  }
  const siteOrigin = settings.CROUPIER_ORIGIN;
  if (mode === "production" && siteOrigin === undefined) {
    throw new ConfigurationError(
      "CROUPIER_ORIGIN must be the https:// address of the site in production mode.",
    );
  }
  return {
    mode,
    keyring: settings.CROUPIER_KEYS,
    appDatabaseUrl: settings.CROUPIER_APP_DATABASE_URL,
    http: {
      host: settings.HOST,
      port: settings.BACKOFFICE_PORT,
      origin: settings.CROUPIER_BACKOFFICE_ORIGIN,
      https,
      trustedProxies: settings.CROUPIER_TRUSTED_PROXIES,
    },
    siteOrigin: siteOrigin ?? "http://localhost:3000",
    privatePort: settings.METRICS_PORT ?? 9466,
    logLevel: settings.CROUPIER_LOG_LEVEL,
    pressure: pressureFrom(settings),
    dev: settings.CROUPIER_DEV === "1",
  };
}
