import type { BtcpaySettings, SandboxSettings } from "@croupier/cashier";
import { btcpayFrom, paymentsFrom } from "@croupier/server/cashier";
import {
  ConfigurationError,
  modeOf,
  readSettings,
  sessionLimitsOf,
  type Environment,
  type Mode,
} from "@croupier/server/shell";
import type { Keyring, SessionLimits } from "@croupier/players";

/** Where letters leave by: a mail server, or nowhere (they stay in the outbox, to be read there). */
export type MailWay = { smtpUrl: string; from: string } | "simulator";

/** The same for SMS: a carrier that speaks as Twilio does. */
export type SmsWay = { url: string; from: string } | "simulator";

export type WorkerConfig = {
  mode: Mode;
  appDatabaseUrl: string;
  keyring: Keyring;
  sessionLimits: SessionLimits;
  mail: MailWay;
  sms: SmsWay;
  /** Who is asked about deposits that nobody told us of. */
  payments: SandboxSettings | undefined;
  btcpay: BtcpaySettings | undefined;
  privatePort: number;
  logLevel: string;
  jobsAtOnce: number;
};

/** Reads everything this process is told from outside, or names what is wrong with it. */
export function readWorkerConfig(environment: Environment): WorkerConfig {
  const settings = readSettings(environment, "worker");
  const mode = modeOf(settings);
  if (mode === "production") refuseUnnamedSimulators(settings);
  return {
    mode,
    appDatabaseUrl: settings.CROUPIER_APP_DATABASE_URL,
    keyring: settings.CROUPIER_KEYS,
    // The server's own limits, or the sweep would end a session that the server still honours.
    sessionLimits: sessionLimitsOf(settings),
    mail: mailWay(settings.CROUPIER_SMTP_URL, settings.CROUPIER_MAIL_FROM),
    sms: smsWay(settings.CROUPIER_SMS_URL, settings.CROUPIER_SMS_FROM),
    payments: paymentsFrom(settings, mode),
    btcpay: btcpayFrom(settings),
    privatePort: settings.METRICS_PORT ?? 9465,
    logLevel: settings.CROUPIER_LOG_LEVEL,
    jobsAtOnce: 4,
  };
}

function mailWay(smtpUrl: string | undefined, from: string | undefined): MailWay {
  if (smtpUrl === undefined) return "simulator";
  if (from !== undefined) return { smtpUrl, from };
  throw new ConfigurationError("CROUPIER_MAIL_FROM must be set beside CROUPIER_SMTP_URL.");
}

function smsWay(url: string | undefined, from: string | undefined): SmsWay {
  if (url === undefined) return "simulator";
  if (from !== undefined) return { url, from };
  throw new ConfigurationError("CROUPIER_SMS_FROM must be set beside CROUPIER_SMS_URL.");
}

/** A simulator swallows what players wait for, so in production it is never there by default. */
function refuseUnnamedSimulators(settings: {
  CROUPIER_SMTP_URL: string | undefined;
  CROUPIER_SMS_URL: string | undefined;
  CROUPIER_SIMULATORS: readonly string[];
}): void {
  const named = new Set(settings.CROUPIER_SIMULATORS);
  const wrong: string[] = [];
  if (settings.CROUPIER_SMTP_URL === undefined && !named.has("mail")) {
    wrong.push(
      "CROUPIER_SMTP_URL is not set: in production name a mail server, or the simulator in CROUPIER_SIMULATORS.",
    );
  }
  if (settings.CROUPIER_SMS_URL === undefined && !named.has("sms")) {
    wrong.push(
      "CROUPIER_SMS_URL is not set: in production name a carrier of SMS, or the simulator in CROUPIER_SIMULATORS.",
    );
  }
  if (wrong.length > 0) throw new ConfigurationError(wrong.join("\n"));
}
