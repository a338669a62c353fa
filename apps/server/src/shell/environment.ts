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

/**
 * Reads the variables of a table, or throws one error that names everything wrong with them. A
 * `CROUPIER_…` that is not `known` is refused, because a misspelt setting would silently not be one.
 */
export function readEnvironment<const Table extends EnvironmentTable>(
  environment: Environment,
  table: Table,
  known: readonly string[] = Object.keys(table),
): Settings<Table> {
  const wrong = unknownVariables(environment, known);
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

function unknownVariables(environment: Environment, known: readonly string[]): string[] {
  const ours = known.filter((name) => name.startsWith("CROUPIER_"));
  return Object.keys(environment)
    .filter((name) => name.startsWith("CROUPIER_") && !ours.includes(name))
    .map((name) => `${name} is unknown; accepted are ${ours.join(", ")}.`);
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
  integer<const Fallback extends number | undefined>({
    min,
    max,
    fallback,
  }: {
    min: number;
    max: number;
    fallback: Fallback;
  }): Variable<number | Fallback> {
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
