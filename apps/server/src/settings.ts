import { isAbsolute } from "node:path";
import { readPlace } from "@croupier/places";
import { btcpayVariables } from "./btcpay-settings.ts";
import { isCidr } from "./cidr.ts";
import { clamdVariables } from "./clamd-settings.ts";
import { readKeyring } from "./keyring.ts";
import { paymentsVariables } from "./payments-settings.ts";
import { recaptchaVariables } from "./recaptcha-settings.ts";
import { registerVariables } from "./register-settings.ts";
import { sumsubVariables } from "./sumsub-settings.ts";
import {
  ConfigurationError,
  readEnvironment,
  variable,
  type Environment,
  type EnvironmentTable,
  type Settings,
  type Variable,
} from "./shell/environment.ts";
import { pressureLimits, type PressureLimits } from "./shell/pressure.ts";

/** The readers of settings: `npm start` and the commands beside it, each process, and the tests. */
export type Reader = "start" | "server" | "worker" | "back-office" | "tests";

type ReadBy<By extends Reader, Value> = Variable<Value> & { readonly readers: readonly By[] };

function readBy<By extends Reader>(...readers: readonly By[]) {
  return <Value>(one: Variable<Value>): ReadBy<By, Value> => ({ ...one, readers });
}

/** The same for a group of settings that has a file of its own. */
function allReadBy<By extends Reader>(...readers: readonly By[]) {
  return <Table extends EnvironmentTable>(group: Table) =>
    Object.fromEntries(
      Object.entries(group).map(([name, one]) => [name, { ...one, readers }]),
    ) as unknown as {
      readonly [Name in keyof Table]: Table[Name] & { readonly readers: readonly By[] };
    };
}

const byAll = readBy("start", "server", "worker", "back-office");
const byProcesses = readBy("server", "worker", "back-office");
const byStart = readBy("start");
const byStartAndServer = readBy("start", "server");
const byServer = readBy("server");
const byServerAndWorker = readBy("server", "worker");
const byServerAndBackoffice = readBy("server", "back-office");
const byWorker = readBy("worker");

/** Zero is any free port, for processes that say where they listen. */
const port = <const Fallback extends number | undefined>(fallback: Fallback) =>
  variable.integer({ min: 0, max: 65_535, fallback });

/**
 * Every variable that anybody reads, what it accepts and who reads it. A process takes its own from here, an
 * unknown `CROUPIER_…` is one that is not here, and docs/guides/operate.md explains each.
 */
export const everySetting = {
  DATABASE_URL: byStart(
    variable.optional("such as postgres://user:password@host:5432/database", isPostgres),
  ),
  NODE_ENV: byAll(variable.oneOf(["production", "development", "test"], undefined)),
  CROUPIER_MODE: byAll(variable.oneOf(["demo", "production", "test"], undefined)),
  CROUPIER_KEYS: byProcesses({
    accepts: "id:key pairs, each key at least 32 bytes in base64url",
    read: readKeyring,
  }),
  CROUPIER_RETIRED_RECEIPT_KEYS: byServer(
    variable.list(
      "id:key pairs divided by commas, each key the base64 of an Ed25519 public key (SPKI)",
      (pair) => /^[a-z0-9-]{1,32}:MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(pair),
    ),
  ),
  CROUPIER_APP_DATABASE_URL: byProcesses(
    variable.required("the address of the application role, postgres://…", (text) =>
      /^postgres(?:ql)?:\/\//.test(text),
    ),
  ),
  HOST: readBy(
    "start",
    "server",
    "back-office",
  )(variable.text("a host name or an address", /^[a-zA-Z0-9.:-]{1,253}$/, "127.0.0.1")),
  PORT: byStartAndServer(port(3000)),
  BACKOFFICE_PORT: readBy("start", "back-office")(port(3001)),
  GAMES_PORT: byStartAndServer(port(3003)),
  PAYMENTS_PORT: byStart(port(3002)),
  STUDIO_PORT: byStart(port(3004)),
  METRICS_PORT: byAll(port(undefined)),
  CROUPIER_ORIGIN: byServerAndBackoffice(
    variable.optional("an origin such as https://play.example", isOrigin),
  ),
  CROUPIER_GAMES_ORIGIN: byServer(
    variable.optional("an origin such as https://games.example", isOrigin),
  ),
  CROUPIER_BACKOFFICE_ORIGIN: byServerAndBackoffice(
    variable.optional("an origin such as https://staff.example", isOrigin),
  ),
  CROUPIER_TRUSTED_PROXIES: byServerAndBackoffice(
    variable.list("CIDR ranges divided by commas", isCidr),
  ),
  BRAND_CODE: byStartAndServer(
    variable.optional("a brand code such as kingfisher", (text) =>
      /^[a-z][a-z0-9-]{1,31}$/.test(text),
    ),
  ),
  CROUPIER_STUDIOS: byServer(
    variable.list(
      "provider=origin pairs divided by commas, such as acme=https://games.acme.example",
      (pair) => readStudio(pair) !== undefined,
    ),
  ),
  CROUPIER_SESSION_IDLE_MINUTES: byServerAndWorker(
    variable.integer({ min: 1, max: 1_440, fallback: 30 }),
  ),
  CROUPIER_SESSION_HOURS: byServerAndWorker(variable.integer({ min: 1, max: 168, fallback: 12 })),
  CROUPIER_PAGE_CACHE_MB: byServer(variable.integer({ min: 1, max: 4_096, fallback: 64 })),
  CROUPIER_ACCOUNT_AREA: byServer(variable.optional("the absolute path of a folder", isAbsolute)),
  CROUPIER_PLACES_FOLDER: byServer(variable.optional("an absolute path", isAbsolute)),
  CROUPIER_DEMO_PLACE: byServer({
    accepts: "a place such as CW or CA:QC",
    fallback: { countryCode: "CW" },
    read: readPlace,
  }),
  CROUPIER_PICTURE_CACHE: byServer(variable.optional("the absolute path of a folder", isAbsolute)),
  CROUPIER_PICTURE_CACHE_MB: byServer(variable.integer({ min: 1, max: 102_400, fallback: 512 })),
  CROUPIER_SOCKETS_MAX: byServer(variable.integer({ min: 0, max: 100_000, fallback: 18_000 })),
  CROUPIER_SHED_DELAY_MS: byServerAndBackoffice(
    variable.integer({ min: 10, max: 60_000, fallback: pressureLimits.delayMs.P3 }),
  ),
  ...allReadBy("server")(recaptchaVariables),
  ...allReadBy("server")(sumsubVariables),
  ...allReadBy("server")(clamdVariables),
  ...allReadBy("server")(registerVariables),
  ...allReadBy("server", "worker")(paymentsVariables),
  ...allReadBy("server", "worker")(btcpayVariables),
  CROUPIER_SIMULATORS: byServerAndWorker(
    variable.list("some of mail, sms, register, payments", (item) =>
      ["mail", "sms", "register", "payments"].includes(item),
    ),
  ),
  CROUPIER_SMTP_URL: byWorker(
    variable.optional("smtps://user:password@host:465 or smtp://host:587", (text) =>
      /^smtps?:\/\/[^/\s]+\/?$/.test(text),
    ),
  ),
  CROUPIER_MAIL_FROM: byWorker(
    variable.optional(
      'what the reader sees, such as "Kingfisher <hello@kingfisher.example>"',
      (text) => /^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$/.test(text),
    ),
  ),
  CROUPIER_SMS_URL: byWorker(
    variable.optional("https://account:token@host of an SMS carrier", (text) =>
      /^https:\/\/[^/\s:@]+:[^/\s@]+@[^/\s@]+\/?$/.test(text),
    ),
  ),
  CROUPIER_SMS_FROM: byWorker(
    variable.optional("a number such as +15005550006, or a sender's name", (text) =>
      /^(\+\d{6,15}|[A-Za-z0-9 ]{3,11})$/.test(text),
    ),
  ),
  CROUPIER_LOG_LEVEL: byProcesses(
    variable.oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
  ),
  CROUPIER_DEV: readBy("start", "server", "back-office")(variable.oneOf(["0", "1"], "0")),
  XDG_STATE_HOME: byStart(variable.optional("the absolute path of a folder", isAbsolute)),
  CROUPIER_TEST_DATABASE_URL: readBy("tests")(
    variable.optional("such as postgres://user:password@host:5432/postgres", isPostgres),
  ),
};

type Every = typeof everySetting;
type NamesOf<By extends Reader> = {
  [Name in keyof Every]: By extends Every[Name]["readers"][number] ? Name : never;
}[keyof Every];
type ReadSettings<By extends Reader> = Settings<Pick<Every, NamesOf<By>>>;

/** The settings of one reader, from outside; throws one error that names everything wrong with them. */
export function readSettings<By extends Reader>(
  environment: Environment,
  reader: By,
): ReadSettings<By> {
  const own = Object.entries(everySetting).filter(([, { readers }]) =>
    (readers as readonly Reader[]).includes(reader),
  );
  // The types choose by the same list of readers.
  return readEnvironment(
    environment,
    Object.fromEntries(own) as EnvironmentTable,
    Object.keys(everySetting),
  ) as unknown as ReadSettings<By>;
}

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

function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
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
