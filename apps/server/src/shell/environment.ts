/**
 * Every variable of ours that some process reads; docs/guides/operate.md explains each. An unknown
 * `CROUPIER_…` is refused at start, because a misspelt setting would silently not be one.
 */
export const knownVariables = [
  "CROUPIER_ACCOUNT_AREA",
  "CROUPIER_APP_DATABASE_URL",
  "CROUPIER_BACKOFFICE_ORIGIN",
  "CROUPIER_CLAMD",
  "CROUPIER_DEMO_PLACE",
  "CROUPIER_DEV",
  "CROUPIER_GAMES_ORIGIN",
  "CROUPIER_KEYS",
  "CROUPIER_LOG_LEVEL",
  "CROUPIER_MAIL_FROM",
  "CROUPIER_MODE",
  "CROUPIER_ORIGIN",
  "CROUPIER_PAGE_CACHE_MB",
  "CROUPIER_PICTURE_CACHE",
  "CROUPIER_PICTURE_CACHE_MB",
  "CROUPIER_PLACES_FOLDER",
  "CROUPIER_RECAPTCHA_SCORE",
  "CROUPIER_RECAPTCHA_SECRET",
  "CROUPIER_RECAPTCHA_SITE_KEY",
  "CROUPIER_PAYMENTS_SANDBOX_URL",
  "CROUPIER_PAYMENTS_SANDBOX_KEY",
  "CROUPIER_PAYMENTS_KEY",
  "CROUPIER_REGISTER_KEY",
  "CROUPIER_REGISTER_PLACES",
  "CROUPIER_REGISTER_URL",
  "CROUPIER_RETIRED_RECEIPT_KEYS",
  "CROUPIER_SESSION_HOURS",
  "CROUPIER_SESSION_IDLE_MINUTES",
  "CROUPIER_SHED_DELAY_MS",
  "CROUPIER_SIMULATORS",
  "CROUPIER_SMS_FROM",
  "CROUPIER_SMS_URL",
  "CROUPIER_SMTP_URL",
  "CROUPIER_SOCKETS_MAX",
  "CROUPIER_STUDIOS",
  "CROUPIER_SUMSUB_BRANDS",
  "CROUPIER_SUMSUB_LEVELS",
  "CROUPIER_SUMSUB_SECRET",
  "CROUPIER_SUMSUB_TOKEN",
  "CROUPIER_SUMSUB_URL",
  "CROUPIER_SUMSUB_WEBHOOK_SECRET",
  "CROUPIER_TEST_DATABASE_URL",
  "CROUPIER_TRUSTED_PROXIES",
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** One variable: what is accepted, in words for the message, and how it is read. */
export interface Variable<Value> {
  readonly accepts: string;
  readonly fallback?: Value;
  /** Undefined when the text is not accepted. */
  readonly read: (text: string) => Value | undefined;
}

export type EnvironmentTable = Readonly<Record<string, Variable<unknown>>>;

type ValueOf<V> = V extends Variable<infer Value> ? Value : never;
export type Settings<Table extends EnvironmentTable> = {
  readonly [Name in keyof Table]: ValueOf<Table[Name]>;
};

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Reads a table of variables, or throws one error that names everything wrong with them. */
export function readEnvironment<const Table extends EnvironmentTable>(
  environment: Environment,
  table: Table,
): Settings<Table> {
  const wrong = unknownVariables(environment);
  const settings: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(table)) {
    const text = environment[name];
    if (text === undefined || text === "") {
      if (!("fallback" in variable)) wrong.push(`${name} is not set: ${variable.accepts}.`);
      settings[name] = variable.fallback;
      continue;
    }
    settings[name] = variable.read(text);
    if (settings[name] === undefined) {
      wrong.push(`${name} is "${shorten(name, text)}", but must be ${variable.accepts}.`);
    }
  }
  if (wrong.length > 0) throw new ConfigurationError(wrong.join("\n"));
  return settings as Settings<Table>;
}

function unknownVariables(environment: Environment): string[] {
  const known = new Set<string>(knownVariables);
  return Object.keys(environment)
    .filter((name) => name.startsWith("CROUPIER_") && !known.has(name))
    .map((name) => `${name} is unknown; accepted are ${knownVariables.join(", ")}.`);
}

/** Addresses of databases and keys hold passwords, so their text is never repeated. */
function shorten(name: string, text: string): string {
  return /URL|KEY|SECRET|TOKEN/.test(name) ? "…" : text.slice(0, 60);
}

function required(accepts: string, isGood: (text: string) => boolean) {
  return { accepts, read: (text: string) => (isGood(text) ? text : undefined) };
}

export const variable = {
  required,
  optional: (accepts: string, isGood: (text: string) => boolean) => ({
    ...required(accepts, isGood),
    fallback: undefined,
  }),
  text: (accepts: string, pattern: RegExp, fallback: string) => ({
    ...required(accepts, (text) => pattern.test(text)),
    fallback,
  }),
  integer({ min, max, fallback }: { min: number; max: number; fallback: number }) {
    return {
      accepts: `a whole number from ${min} to ${max}`,
      fallback,
      read: (text: string) => {
        const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
        return value >= min && value <= max ? value : undefined;
      },
    };
  },
  oneOf<const Value extends string, const Fallback extends Value | undefined>(
    values: readonly Value[],
    fallback: Fallback,
  ): Variable<Value | Fallback> {
    return {
      accepts: `one of ${values.join(", ")}`,
      fallback,
      read: (text: string) => values.find((value) => value === text),
    };
  },
  list(accepts: string, isItem: (item: string) => boolean) {
    return {
      accepts,
      fallback: [] as readonly string[],
      read: (text: string): readonly string[] | undefined => {
        const items = text.split(",").map((item) => item.trim());
        return items.every(isItem) ? items : undefined;
      },
    };
  },
};
