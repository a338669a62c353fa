import type { Keyring } from "@croupier/players";
import {
  ConfigurationError,
  isCidr,
  readEnvironment,
  readKeyring,
  variable,
  type Allowances,
  type Environment,
  type PressureLimits,
} from "@croupier/server/shell";

export type Mode = "demo" | "production" | "test";

export type BackofficeConfig = {
  mode: Mode;
  keyring: Keyring;
  appDatabaseUrl: string;
  http: { host: string; port: number; https: boolean; trustedProxies: readonly string[] };
  /** Where players reach the site: a preview is shown there. */
  siteOrigin: string;
  privatePort: number;
  logLevel: string;
  /** Vite in front of the console's modules, for `npm run dev`. */
  dev: boolean;
  allowances?: Allowances;
  pressure?: PressureLimits;
};

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readBackofficeConfig(environment: Environment): BackofficeConfig {
  const settings = readEnvironment(environment, {
    CROUPIER_MODE: variable.oneOf(["demo", "production", "test"], undefined),
    NODE_ENV: variable.oneOf(["production", "development", "test"], undefined),
    CROUPIER_APP_DATABASE_URL: {
      accepts: "the address of the application role, postgres://…",
      read: (text) => (/^postgres(?:ql)?:\/\//.test(text) ? text : undefined),
    },
    CROUPIER_KEYS: {
      accepts: "id:key pairs, each key at least 32 bytes in base64url",
      read: readKeyring,
    },
    HOST: {
      accepts: "a host name or an address",
      fallback: "127.0.0.1",
      read: (text) => (/^[a-zA-Z0-9.:-]{1,253}$/.test(text) ? text : undefined),
    },
    BACKOFFICE_PORT: variable.integer({ min: 0, max: 65_535, fallback: 3001 }),
    METRICS_PORT: variable.integer({ min: 0, max: 65_535, fallback: 9466 }),
    CROUPIER_BACKOFFICE_ORIGIN: {
      accepts: "an origin such as https://staff.example",
      fallback: undefined,
      read: (text) => (isOrigin(text) ? text : undefined),
    },
    CROUPIER_ORIGIN: {
      accepts: "an origin such as https://play.example",
      fallback: undefined,
      read: (text) => (isOrigin(text) ? text : undefined),
    },
    CROUPIER_TRUSTED_PROXIES: variable.list("CIDR ranges divided by commas", isCidr),
    CROUPIER_LOG_LEVEL: variable.oneOf(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "info",
    ),
    CROUPIER_DEV: variable.oneOf(["0", "1"], "0"),
  });
  const mode =
    settings.CROUPIER_MODE ?? (settings.NODE_ENV === "production" ? "production" : "demo");
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
      https,
      trustedProxies: settings.CROUPIER_TRUSTED_PROXIES,
    },
    siteOrigin: siteOrigin ?? "http://localhost:3000",
    privatePort: settings.METRICS_PORT,
    logLevel: settings.CROUPIER_LOG_LEVEL,
    dev: settings.CROUPIER_DEV === "1",
  };
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
