export interface RegisteredRoute {
  readonly method: string;
  readonly path: string;
  readonly file: boolean;
}

/** For each way of calling what each of the people is answered: one status for all, or by person. */
export type AuthorisationTable<Who extends string> = Readonly<
  Record<string, Readonly<Record<Who, number>>>
>;

/** A row in which everybody is answered alike, but for those who are named. */
export function answers<Who extends string>(
  people: readonly Who[],
  status: number,
  but: Partial<Readonly<Record<Who, number>>> = {},
): Readonly<Record<Who, number>> {
  const everybody = Object.fromEntries(people.map((who) => [who, status])) as Record<Who, number>;
  return { ...everybody, ...but };
}

/**
 * Routes that no row speaks of, and rows of routes that are gone. HEAD stands in the row of its GET, a
 * route that takes any method in one row, and files need none: they are the same for everybody.
 */
export function compareWithTable(
  routes: readonly RegisteredRoute[],
  table: Readonly<Record<string, unknown>>,
): { withoutRow: string[]; withoutRoute: string[] } {
  const registered = new Set(routes.filter(({ file }) => !file).map(rowOf));
  return {
    withoutRow: [...registered].filter((row) => table[row] === undefined),
    withoutRoute: Object.keys(table).filter((row) => !registered.has(row)),
  };
}

function rowOf({ method, path }: RegisteredRoute): string {
  if (path === "/*") return "ANY /*";
  return `${method === "HEAD" ? "GET" : method} ${path}`;
}
