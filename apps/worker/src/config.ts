import {
  ConfigurationError,
  readEnvironment,
  readKeyring,
  variable,
  type Environment,
} from "@croupier/server/shell";
import type { Keyring, SessionLimits } from "@croupier/players";

export type Mode = "demo" | "production" | "test";

/** Where letters leave by: a mail server, or nowhere (they stay in the outbox, to be read there). */
export type MailWay = { smtpUrl: string; from: string } | "simulator";

export type WorkerConfig = {
  mode: Mode;
  appDatabaseUrl: string;
  keyring: Keyring;
  sessionLimits: SessionLimits;
  mail: MailWay;
  privatePort: number;
  logLevel: string;
  jobsAtOnce: number;
};

const simulators = ["mail", "sms"] as const;

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readWorkerConfig(environment: Environment): WorkerConfig {
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
    CROUPIER_SESSION_IDLE_MINUTES: variable.integer({ min: 1, max: 1_440, fallback: 30 }),
    CROUPIER_SESSION_HOURS: variable.integer({ min: 1, max: 168, fallback: 12 }),
    CROUPIER_SMTP_URL: {
      accepts: "smtps://user:password@host:465 or smtp://host:587",
      fallback: undefined,
      read: (text) => (/^smtps?:\/\/[^/\s]+\/?$/.test(text) ? text : undefined),
    },
    CROUPIER_MAIL_FROM: {
      accepts: 'what the reader sees, such as "Kingfisher <hello@kingfisher.example>"',
      fallback: undefined,
      read: (text) => (/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(text) ? text : undefined),
    },
    CROUPIER_SIMULATORS: variable.list(`some of ${simulators.join(", ")}`, (item) =>
      simulators.some((one) => one === item),
    ),
    METRICS_PORT: variable.integer({ min: 0, max: 65_535, fallback: 9465 }),
    CROUPIER_LOG_LEVEL: variable.oneOf(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "info",
    ),
  });
  const mode =
    settings.CROUPIER_MODE ?? (settings.NODE_ENV === "production" ? "production" : "demo");
  if (mode === "production") refuseUnnamedSimulators(settings);
  return {
    mode,
    appDatabaseUrl: settings.CROUPIER_APP_DATABASE_URL,
    keyring: settings.CROUPIER_KEYS,
    // The server's own limits, or the sweep would end a session that the server still honours.
    sessionLimits: {
      idleMs: settings.CROUPIER_SESSION_IDLE_MINUTES * 60_000,
      absoluteMs: settings.CROUPIER_SESSION_HOURS * 3_600_000,
    },
    mail: mailWay(settings.CROUPIER_SMTP_URL, settings.CROUPIER_MAIL_FROM),
    privatePort: settings.METRICS_PORT,
    logLevel: settings.CROUPIER_LOG_LEVEL,
    jobsAtOnce: 4,
  };
}

function mailWay(smtpUrl: string | undefined, from: string | undefined): MailWay {
  if (smtpUrl === undefined) return "simulator";
  if (from !== undefined) return { smtpUrl, from };
  throw new ConfigurationError("CROUPIER_MAIL_FROM must be set beside CROUPIER_SMTP_URL.");
}

/** A simulator swallows what players wait for, so in production it is never there by default. */
function refuseUnnamedSimulators(settings: {
  CROUPIER_SMTP_URL: string | undefined;
  CROUPIER_SIMULATORS: readonly string[];
}): void {
  const named = new Set(settings.CROUPIER_SIMULATORS);
  const wrong: string[] = [];
  if (settings.CROUPIER_SMTP_URL === undefined && !named.has("mail")) {
    wrong.push(
      "CROUPIER_SMTP_URL is not set: in production name a mail server, or the simulator in CROUPIER_SIMULATORS.",
    );
  }
  if (!named.has("sms")) {
    wrong.push(
      "CROUPIER_SIMULATORS must name sms: there is no way out for an SMS but the simulator yet.",
    );
  }
  if (wrong.length > 0) throw new ConfigurationError(wrong.join("\n"));
}
