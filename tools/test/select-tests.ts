import { ArgumentRefused } from "./arguments.ts";

/** What runs a test file: a project of Vitest, or one of the two browser configurations. */
export type Kind = "unit" | "integration" | "laws" | "built" | "journeys" | "stories";

export type Selection = {
  /** The files of each kind, as the runner of that kind takes them (`path` or `path:line`). */
  readonly files: Readonly<Partial<Record<Kind, readonly string[]>>>;
  /** A part of a title, where a name was given. */
  readonly name: string | undefined;
};

export function kindOf(path: string): Kind | undefined {
  if (path.endsWith(".journey.ts")) return "journeys";
  if (path.endsWith(".stories.ts")) return "stories";
  if (!/\.test\.tsx?$/.test(path)) return undefined;
  if (/(^|\/)tests\/built\//.test(path) || path.startsWith("tools/laws/built/")) return "built";
  if (path.startsWith("tools/laws/")) return "laws";
  return /(^|\/)tests\//.test(path) ? "integration" : "unit";
}

/** A word that is part of a path selects files; any other is looked for in the titles of tests. */
export function selectTests(
  wanted: readonly string[],
  paths: readonly string[],
  titlesOf: (path: string) => readonly string[],
): Selection {
  const tests = paths.filter((path) => kindOf(path) !== undefined);
  const chosen: string[] = [];
  let name: string | undefined;
  for (const word of wanted) {
    const byPath = findByPath(word, tests);
    if (byPath.length === 0) {
      if (name !== undefined) throw new ArgumentRefused("Give one name at a time.");
      name = word;
      const part = word.toLowerCase();
      chosen.push(
        ...tests.filter((path) => titlesOf(path).some((one) => one.toLowerCase().includes(part))),
      );
    } else chosen.push(...byPath);
  }
  if (chosen.length === 0) {
    throw new ArgumentRefused(`No test has "${wanted.join('", "')}" in its path or title.`);
  }
  return { files: groupByKind([...new Set(chosen)]), name };
}

function findByPath(word: string, tests: readonly string[]): string[] {
  const [, path = "", line = ""] = /^(?:\.\/)?(.*?)\/?(:\d+)?$/.exec(word) ?? [];
  const exact = tests.filter((test) => test === path);
  const below = tests.filter((test) => test.startsWith(`${path}/`));
  const within = tests.filter((test) => test.includes(path));
  return ([exact, below, within].find(({ length }) => length > 0) ?? []).map(
    (test) => `${test}${line}`,
  );
}

function groupByKind(chosen: readonly string[]): Selection["files"] {
  const files: Partial<Record<Kind, string[]>> = {};
  for (const file of chosen) {
    const kind = kindOf(file.replace(/:\d+$/, ""));
    if (kind !== undefined) (files[kind] ??= []).push(file);
  }
  return files;
}
