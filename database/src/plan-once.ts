import { Client } from "pg";

/** What a statement begins with that is asked so often that it is read and planned once a connection. */
export const planOnce = "/* plan once */";

const names = new Map<string, string>();

/** The same text bears the same name on every connection; texts are of code, so there are few. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `plan once ${names.size + 1}`;
  names.set(text, known);
  return known;
}

type Ask = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** A client that gives the statements a name that ask for one: builders of statements know no names. */
export class PlanningClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const ask = this.query.bind(this) as Ask;
    const askNamed: Ask = (text, values, callback) =>
      typeof text === "string" && text.startsWith(planOnce)
        ? ask({ name: nameOf(text), text, values }, callback)
        : ask(text, values, callback);
    this.query = askNamed as typeof this.query;
  }
}
