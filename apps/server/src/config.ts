import type { BtcpaySettings, SandboxSettings } from "@croupier/cashier";
import type { HashingLimits, RecaptchaSettings, ClamdAddress } from "@croupier/players";
import type { Place } from "@croupier/policy";
import type { Allowances } from "./shell/rate-limits.ts";
import { ConfigurationError } from "./shell/environment.ts";
import type { Environment } from "./shell/environment.ts";
import type { HttpLimits } from "./shell/http-server.ts";
import type { PressureLimits } from "./shell/pressure.ts";
import type { ListedKeyring } from "./keyring.ts";
import type { ImageSettings } from "../pages/images/open-images.ts";
import { recaptchaFrom } from "./recaptcha-settings.ts";
import { btcpayFrom } from "./btcpay-settings.ts";
import { paymentsFrom } from "./payments-settings.ts";
import { registersFrom, type RegisterSettings } from "./register-settings.ts";
import { sumsubFrom, type ChosenSumsub } from "./sumsub-settings.ts";
import type { FlightPace } from "@croupier/casino";
import type { FlightLimits } from "../games/flights/flight-limits.ts";
import type { SocketLimits } from "../realtime/sockets.ts";
import {
  modeOf,
  pressureFrom,
  readSettings,
  readStudio,
  sessionLimitsOf,
  type Mode,
} from "./settings.ts";

export interface ServerConfig {
  readonly mode: Mode;
  /** The brand at addresses that name none; undefined: the first that was made. */
  readonly brandCode: string | undefined;
  readonly keyring: ListedKeyring;
  /** Public keys of receipts whose secrets are gone from the keyring: `id:key`, as they were published. */
  readonly retiredReceiptKeys: readonly string[];
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
  /** Where games are framed and played: an origin of their own, so that none reaches the site. */
  readonly games: {
    readonly port: number;
    /** Scheme and host as browsers reach it; undefined: this machine. */
    readonly origin: string | undefined;
    /** The build of the frames; undefined is that of the house. */
    readonly folder?: string;
  };
  /** Where the makers of games elsewhere have their pages, by provider: nobody else's may be framed. */
  readonly studios: ReadonlyMap<string, string>;
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
  /** The build of the account area; undefined is that of the house. */
  readonly accountArea: string | undefined;
  /** A provider that checks documents of some brands; those of others our own people check. */
  readonly sumsub: ChosenSumsub | undefined;
  /** The virus scanner that looks at documents; without one each says that nothing looked. */
  readonly clamd: ClamdAddress | undefined;
  /** Without it the browsers of players work for a moment, and nobody outside is asked. */
  readonly recaptcha?: RecaptchaSettings | undefined;
  readonly registers: RegisterSettings;
  /** Whoever collects deposits; undefined: nobody can pay in. */
  readonly payments: SandboxSettings | undefined;
  readonly btcpay: BtcpaySettings | undefined;
  readonly sockets: Partial<SocketLimits>;
  /** Rounds that are everybody's: who watches them, and how long what takes. */
  readonly flights?: { readonly limits?: Partial<FlightLimits>; readonly pace?: FlightPace };
  readonly log: { readonly level: string };
  readonly allowances?: Allowances;
  readonly pressure?: PressureLimits;
  /** How many passwords are hashed at once, and how many wait. */
  readonly hashing?: HashingLimits;
  /** Where staff work: the only place that may show a preview in a frame. */
  readonly backofficeOrigin: string | undefined;
  /** Vite in front of the site's modules, for `npm run dev`. */
  readonly dev: boolean;
}

const megabyte = 1024 * 1024;

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readConfig(environment: Environment): ServerConfig {
  const settings = readSettings(environment, "server");
  const mode = modeOf(settings);
  const origin = settings.CROUPIER_ORIGIN;
  const games = { port: settings.GAMES_PORT, origin: settings.CROUPIER_GAMES_ORIGIN };
  if (mode === "production") {
    requireHttps(origin, "CROUPIER_ORIGIN must be the https:// address of the site");
    requireHttps(games.origin, "CROUPIER_GAMES_ORIGIN must be an https:// address of its own");
  }
  return {
    mode,
    brandCode: settings.BRAND_CODE,
    keyring: settings.CROUPIER_KEYS,
    retiredReceiptKeys: settings.CROUPIER_RETIRED_RECEIPT_KEYS,
    http: {
      host: settings.HOST,
      port: settings.PORT,
      origin,
      https: origin?.startsWith("https://") === true,
      trustedProxies: settings.CROUPIER_TRUSTED_PROXIES,
      drainMs: mode === "production" ? 5_000 : 0,
    },
    privatePort: settings.METRICS_PORT ?? 9464,
    games,
    studios: studiosFrom(settings.CROUPIER_STUDIOS, mode),
    database: { url: settings.CROUPIER_APP_DATABASE_URL, connectionsMax: 16 },
    session: sessionLimitsOf(settings),
    pages: { cacheBytesMax: settings.CROUPIER_PAGE_CACHE_MB * megabyte, visitsPerWindow: 1_200 },
    places: {
      folder: settings.CROUPIER_PLACES_FOLDER,
      ownNetworks: mode === "production" ? {} : settings.CROUPIER_DEMO_PLACE,
    },
    accountArea: settings.CROUPIER_ACCOUNT_AREA,
    images: {
      folder: settings.CROUPIER_PICTURE_CACHE,
      cacheBytesMax: settings.CROUPIER_PICTURE_CACHE_MB * megabyte,
    },
    recaptcha: recaptchaFrom(settings),
    sumsub: sumsubFrom(settings),
    clamd: settings.CROUPIER_CLAMD,
    registers: registersFrom(settings, mode),
    payments: paymentsFrom(settings, mode),
    btcpay: btcpayFrom(settings),
    sockets: { socketsMax: settings.CROUPIER_SOCKETS_MAX },
    backofficeOrigin: settings.CROUPIER_BACKOFFICE_ORIGIN,
    log: { level: settings.CROUPIER_LOG_LEVEL },
    pressure: pressureFrom(settings),
    dev: settings.CROUPIER_DEV === "1",
  };
}

function requireHttps(origin: string | undefined, wanted: string): void {
  if (origin?.startsWith("https://") === true) return;
  throw new ConfigurationError(`${wanted} in production mode.`);
}

function studiosFrom(pairs: readonly string[], mode: Mode): ReadonlyMap<string, string> {
  const studios = new Map(pairs.flatMap((pair) => [readStudio(pair) ?? []] as [string, string][]));
  if (mode !== "production") return studios;
  for (const [provider, origin] of studios) {
    requireHttps(origin, `CROUPIER_STUDIOS must name https:// addresses, as for ${provider},`);
  }
  return studios;
}
