import { ArgumentRefused } from "./arguments.ts";
import { mayContain, mayRead, saysEnough } from "./template-title.ts";

/** A project of Vitest, or one of the two browser configurations. */
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

/**
 * Words that are part of a path select files; one other word is looked for in the titles of their tests. Beside the
 * path of a file or a folder, a word that such a title has is a name, also where other paths have it.
 */
export function selectTests(
  wanted: readonly string[],
  paths: readonly string[],
  titlesOf: (path: string) => readonly string[],
): Selection {
  const tests = paths.filter((path) => kindOf(path) !== undefined);
  const byPath: string[] = [];
  const names: string[] = [];
  const certain = wanted.flatMap((word) => findAt(word, tests));
  for (const word of wanted) {
    if (/^[./]*$/.test(word))
      throw new ArgumentRefused("Give a path or a name, or nothing at all.");
    const isTitled =
      findAt(word, tests).length === 0 && findByName(word, certain, titlesOf).length > 0;
    const found = isTitled ? [] : findByPath(word, tests);
    if (found.length === 0 && looksLikePath(word)) {
      throw new ArgumentRefused(`No test has "${word}" in its path.`);
    }
    if (found.length > 0) byPath.push(...found);
    else names.push(word);
  }
  const [name, ...others] = names;
  if (others.length > 0) throw new ArgumentRefused("Give one name at a time.");
  const among = byPath.length > 0 ? byPath : tests;
  const chosen = name === undefined ? among : findByName(name, among, titlesOf);
  if (chosen.length === 0) {
    throw new ArgumentRefused(`No test has "${wanted.join('", "')}" in its path or title.`);
  }
  return { files: groupByKind([...new Set(chosen)]), name };
}

const looksLikePath = (word: string): boolean => !word.includes(" ") && /\/|\.tsx?\b/.test(word);
const withoutLine = (path: string): string => path.replace(/:\d+$/, "");

function partsOf(word: string): { readonly path: string; readonly line: string } {
  const [, path = "", line = ""] = /^(?:\.\/)?(.*?)\/?(:\d+)?$/.exec(word) ?? [];
  return { path, line };
}

/** The file of this path, or the files of this folder. */
function findAt(word: string, tests: readonly string[]): string[] {
  const { path } = partsOf(word);
  return tests.filter((test) => test === path || test.startsWith(`${path}/`));
}

function findByPath(word: string, tests: readonly string[]): string[] {
  const { path, line } = partsOf(word);
  const at = findAt(word, tests);
  const found = at.length > 0 ? at : tests.filter((test) => test.includes(path));
  if (line !== "" && found.length > 1) {
    throw new ArgumentRefused(`"${word}" gives a line of ${found.length} files: name one of them.`);
  }
  return found.map((test) => `${test}${line}`);
}

/** As it is written; where nothing is, as it may read once its changing parts are filled in. */
function findByName(
  name: string,
  paths: readonly string[],
  titlesOf: (path: string) => readonly string[],
): readonly string[] {
  const titled = paths.map((path) => ({ path, titles: titlesOf(withoutLine(path)) }));
  const called = (is: (title: string) => boolean) =>
    titled.filter(({ titles }) => titles.some(is)).map(({ path }) => path);
  const exact = called((title) => title.includes(name));
  return exact.length > 0
    ? exact
    : called((title) => saysEnough(title) && (mayRead(title, name) || mayContain(title, name)));
}

function groupByKind(chosen: readonly string[]): Selection["files"] {
  const files: Partial<Record<Kind, string[]>> = {};
  for (const file of chosen) {
    const kind = kindOf(withoutLine(file));
    if (kind !== undefined) (files[kind] ??= []).push(file);
  }
  return files;
}
