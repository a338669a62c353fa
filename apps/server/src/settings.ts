import { isCidr } from "./cidr.ts";
import { readKeyring } from "./keyring.ts";
import { ConfigurationError, variable } from "./shell/environment.ts";
import { pressureLimits, type PressureLimits } from "./shell/pressure.ts";

/** Settings that more than one process reads: what is accepted, and how it is read. */
export const setting = {
  mode: variable.oneOf(["demo", "production", "test"], undefined),
  nodeEnv: variable.oneOf(["production", "development", "test"], undefined),
  appDatabaseUrl: variable.required("the address of the application role, postgres://…", (text) =>
    /^postgres(?:ql)?:\/\//.test(text),
  ),
  keys: {
    accepts: "id:key pairs, each key at least 32 bytes in base64url",
    read: readKeyring,
  },
  host: variable.text("a host name or an address", /^[a-zA-Z0-9.:-]{1,253}$/, "127.0.0.1"),
  siteOrigin: variable.optional("an origin such as https://play.example", isOrigin),
  backofficeOrigin: variable.optional("an origin such as https://staff.example", isOrigin),
  gamesOrigin: variable.optional("an origin such as https://games.example", isOrigin),
  studios: variable.list(
    "provider=origin pairs divided by commas, such as acme=https://games.acme.example",
    (pair) => readStudio(pair) !== undefined,
  ),
  trustedProxies: variable.list("CIDR ranges divided by commas", isCidr),
  simulators: variable.list("some of mail, sms, register, payments", (item) =>
    ["mail", "sms", "register", "payments"].includes(item),
  ),
  logLevel: variable.oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
  dev: variable.oneOf(["0", "1"], "0"),
  shedDelayMs: variable.integer({ min: 10, max: 60_000, fallback: pressureLimits.delayMs.P3 }),
  sessionIdleMinutes: variable.integer({ min: 1, max: 1_440, fallback: 30 }),
  sessionHours: variable.integer({ min: 1, max: 168, fallback: 12 }),
};

/** The delay from which the least urgent calls are turned away; the others follow at its multiples. */
export function pressureFrom({
  CROUPIER_SHED_DELAY_MS: ms,
}: {
  readonly CROUPIER_SHED_DELAY_MS: number;
}): PressureLimits {
  return { ...pressureLimits, delayMs: { P3: ms, P2: 2 * ms, P1: 5 * ms } };
}

export type Mode = "demo" | "production" | "test";

/** What CROUPIER_MODE says, or else what NODE_ENV makes of it. */
export function modeOf(settings: {
  readonly CROUPIER_MODE: Mode | undefined;
  readonly NODE_ENV: string | undefined;
}): Mode {
  if (settings.CROUPIER_MODE === "test" && settings.NODE_ENV === "production") {
    throw new ConfigurationError(
      "CROUPIER_MODE is test, where a header mocks a second factor: not with NODE_ENV=production.",
    );
  }
  return settings.CROUPIER_MODE ?? (settings.NODE_ENV === "production" ? "production" : "demo");
}

/** A server honours these, and the worker sweeps by them: they have to agree. */
export function sessionLimitsOf(settings: {
  readonly CROUPIER_SESSION_IDLE_MINUTES: number;
  readonly CROUPIER_SESSION_HOURS: number;
}): { readonly idleMs: number; readonly absoluteMs: number } {
  return {
    idleMs: settings.CROUPIER_SESSION_IDLE_MINUTES * 60_000,
    absoluteMs: settings.CROUPIER_SESSION_HOURS * 3_600_000,
  };
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}

/** `acme=https://games.acme.example`: the pages of that maker's games, which are framed from there alone. */
export function readStudio(pair: string): readonly [provider: string, origin: string] | undefined {
  const [, provider, origin] = /^([a-z]+(?:_[a-z]+)*)=(.+)$/.exec(pair) ?? [];
  if (provider === undefined || origin === undefined || !isOrigin(origin)) return undefined;
  return [provider, origin];
}
