import { BlockList, isIP } from "node:net";
import { isAbsolute } from "node:path";
import { readPlace } from "@croupier/places";
import type { Keyring } from "@croupier/players";
import type { Place } from "@croupier/policy";
import type { Allowances } from "./shell/rate-limits.ts";
import { ConfigurationError, readEnvironment, variable } from "./shell/environment.ts";
import type { Environment } from "./shell/environment.ts";
import type { HttpLimits } from "./shell/http-server.ts";
import type { PressureLimits } from "./shell/pressure.ts";
import type { ImageSettings } from "../pages/images/open-images.ts";
import type { SocketLimits } from "../realtime/sockets.ts";
import { readKeyring } from "./keyring.ts";

export type Mode = "demo" | "production" | "test";

export interface ServerConfig {
  readonly mode: Mode;
  readonly brandCode: string;
  readonly keyring: Keyring;
  readonly http: {
    readonly host: string;
    readonly port: number;
    /** Scheme and host as players type them; undefined takes them from each request. */
    readonly origin: string | undefined;
    readonly https: boolean;
    readonly trustedProxies: readonly string[];
    readonly limits?: HttpLimits;
    /** How long readiness says no before the listener closes, so that a balancer looks away. */
    readonly drainMs: number;
  };
  readonly privatePort: number;
  readonly database: { readonly url: string; readonly connectionsMax: number };
  readonly session: { readonly idleMs: number; readonly absoluteMs: number };
  readonly pages: { readonly cacheBytesMax: number; readonly visitsPerWindow: number };
  readonly places: {
    /** Packed ranges of the operator's own; undefined are those of the house. */
    readonly folder: string | undefined;
    /** Where loopback and private addresses are; `{}` is unknown. */
    readonly ownNetworks: Place;
  };
  readonly images: ImageSettings;
  readonly sockets: Partial<SocketLimits>;
  readonly log: { readonly level: string };
  readonly allowances?: Allowances;
  readonly pressure?: PressureLimits;
  /** Where staff work: the only place that may show a preview in a frame. */
  readonly backofficeOrigin: string | undefined;
  /** Vite in front of the site's modules, for `npm run dev`. */
  readonly dev: boolean;
}

const modes = ["demo", "production", "test"] as const;
const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const megabyte = 1024 * 1024;

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readConfig(environment: Environment): ServerConfig {
  const settings = readEnvironment(environment, {
    CROUPIER_MODE: variable.oneOf(modes, undefined),
    NODE_ENV: variable.oneOf(["production", "development", "test"], undefined),
    BRAND_CODE: text("a brand code such as kingfisher", /^[a-z][a-z0-9-]{1,31}$/, "kingfisher"),
    CROUPIER_APP_DATABASE_URL: required(
      "the address of the application role, postgres://…",
      (value) => /^postgres(?:ql)?:\/\//.test(value),
    ),
    CROUPIER_KEYS: required("id:key pairs, each key at least 32 bytes in base64url", (value) =>
      Boolean(readKeyring(value)),
    ),
    HOST: text("a host name or an address", /^[a-zA-Z0-9.:-]{1,253}$/, "127.0.0.1"),
    PORT: variable.integer({ min: 0, max: 65_535, fallback: 3000 }),
    METRICS_PORT: variable.integer({ min: 0, max: 65_535, fallback: 9464 }),
    CROUPIER_ORIGIN: optional("an origin such as https://play.example", isOrigin),
    CROUPIER_BACKOFFICE_ORIGIN: optional("an origin such as https://staff.example", isOrigin),
    CROUPIER_TRUSTED_PROXIES: variable.list("CIDR ranges divided by commas", isCidr),
    CROUPIER_LOG_LEVEL: variable.oneOf(levels, "info"),
    CROUPIER_SESSION_IDLE_MINUTES: variable.integer({ min: 1, max: 1_440, fallback: 30 }),
    CROUPIER_SESSION_HOURS: variable.integer({ min: 1, max: 168, fallback: 12 }),
    CROUPIER_PAGE_CACHE_MB: variable.integer({ min: 1, max: 4_096, fallback: 64 }),
    CROUPIER_PLACES_FOLDER: optional("an absolute path", isAbsolute),
    CROUPIER_DEMO_PLACE: {
      accepts: "a place such as CW or CA:QC",
      fallback: { countryCode: "CW" },
      read: readPlace,
    },
    CROUPIER_PICTURE_CACHE: optional("the absolute path of a folder", isAbsolute),
    CROUPIER_PICTURE_CACHE_MB: variable.integer({ min: 1, max: 102_400, fallback: 512 }),
    CROUPIER_SOCKETS_MAX: variable.integer({ min: 0, max: 100_000, fallback: 18_000 }),
    CROUPIER_DEV: variable.oneOf(["0", "1"], "0"),
  });
  const mode =
    settings.CROUPIER_MODE ?? (settings.NODE_ENV === "production" ? "production" : "demo");
  const origin = settings.CROUPIER_ORIGIN;
  if (mode === "production") requireHttps(origin);
  return {
    mode,
    brandCode: settings.BRAND_CODE,
    keyring: keyringOf(settings.CROUPIER_KEYS),
    http: {
      host: settings.HOST,
      port: settings.PORT,
      origin,
      https: origin?.startsWith("https://") === true,
      trustedProxies: settings.CROUPIER_TRUSTED_PROXIES,
      drainMs: mode === "production" ? 5_000 : 0,
    },
    privatePort: settings.METRICS_PORT,
    database: { url: settings.CROUPIER_APP_DATABASE_URL, connectionsMax: 16 },
    session: {
      idleMs: settings.CROUPIER_SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: settings.CROUPIER_SESSION_HOURS * 3_600_000,
    },
    pages: { cacheBytesMax: settings.CROUPIER_PAGE_CACHE_MB * megabyte, visitsPerWindow: 1_200 },
    places: {
      folder: settings.CROUPIER_PLACES_FOLDER,
      ownNetworks: mode === "production" ? {} : settings.CROUPIER_DEMO_PLACE,
    },
    images: {
      folder: settings.CROUPIER_PICTURE_CACHE,
      cacheBytesMax: settings.CROUPIER_PICTURE_CACHE_MB * megabyte,
    },
    sockets: { socketsMax: settings.CROUPIER_SOCKETS_MAX },
    backofficeOrigin: settings.CROUPIER_BACKOFFICE_ORIGIN,
    log: { level: settings.CROUPIER_LOG_LEVEL },
    dev: settings.CROUPIER_DEV === "1",
  };
}

function requireHttps(origin: string | undefined): void {
  if (origin?.startsWith("https://") === true) return;
  throw new ConfigurationError(
    "CROUPIER_ORIGIN must be the https:// address of the site in production mode.",
  );
}

function keyringOf(value: string): Keyring {
  const keyring = readKeyring(value);
  if (keyring === undefined) throw new ConfigurationError("CROUPIER_KEYS cannot be read.");
  return keyring;
}

function text(accepts: string, pattern: RegExp, fallback: string) {
  return { accepts, fallback, read: (value: string) => (pattern.test(value) ? value : undefined) };
}

function required(accepts: string, isGood: (value: string) => boolean) {
  return { accepts, read: (value: string) => (isGood(value) ? value : undefined) };
}

function optional(accepts: string, isGood: (value: string) => boolean) {
  return { ...required(accepts, isGood), fallback: undefined };
}

function isOrigin(value: string): boolean {
  return (
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    new URL(value).origin === value
  );
}

export function isCidr(value: string): boolean {
  const [network = "", prefix = ""] = value.split("/");
  const family = isIP(network);
  if (family === 0 || !/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(network, Number(prefix), family === 6 ? "ipv6" : "ipv4");
    return true;
  } catch {
    return false;
  }
}
