import { isCidr } from "./cidr.ts";
import { readKeyring } from "./keyring.ts";
import { variable } from "./shell/environment.ts";

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
  trustedProxies: variable.list("CIDR ranges divided by commas", isCidr),
  logLevel: variable.oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
  dev: variable.oneOf(["0", "1"], "0"),
  sessionIdleMinutes: variable.integer({ min: 1, max: 1_440, fallback: 30 }),
  sessionHours: variable.integer({ min: 1, max: 168, fallback: 12 }),
};

export type Mode = "demo" | "production" | "test";

/** What CROUPIER_MODE says, or else what NODE_ENV makes of it. */
export function modeOf(settings: {
  readonly CROUPIER_MODE: Mode | undefined;
  readonly NODE_ENV: string | undefined;
}): Mode {
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
