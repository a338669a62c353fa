import { execFileSync } from "node:child_process";
import { PlainSentence } from "../start/plain-sentence.ts";

export type Affected = {
  /** False where nothing differs but documents: then unit tests run alone, for many of them read documents. */
  readonly code: boolean;
  /** Imports lead from what differs to every integration test of it; where they do not, all of them run. */
  readonly followsImports: boolean;
  readonly stories: boolean;
  readonly journeys: "all" | readonly string[];
};

/** Parts of the product that only some journeys touch, and the words of those journeys. */
const partsOfJourneys: readonly (readonly [path: RegExp, spokenOf: RegExp])[] = [
  [/^apps\/backoffice\//, /backoffice|staff|desk|stored/i],
  [/^apps\/account\//, /account|cashier|deposit|withdraw|limit|document|stored/i],
  [/^apps\/payments-sandbox\//, /deposit|withdraw|payment|stored/i],
  [/^apps\/sample-studio\//, /studio|provider/i],
];

/** Documents, measurements, laws and tests of other kinds: no browser runs them. */
const outsideJourneys =
  /^(docs|bench|drills|journeys\/stories)\/|\.md$|\.test\.tsx?$|^tools\/laws\//;

/** Servers and their tests: no story draws them. */
const outsideStories =
  /^(docs|bench|drills|domain|database|apps)\/|^journeys\/(parts\/|[^/]+\.journey\.ts$)|\.md$|\.test\.tsx?$|^tools\/laws\//;

/** Tests alone: what processes load is built from the pages, and no import leads from a build to its page. */
const outsideBuilds = /^(docs|journeys)\/|\.md$|\.test\.tsx?$/;

/** Says what a change can affect. */
export function findAffected(
  changed: readonly string[],
  journeys: ReadonlyMap<string, string>,
): Affected {
  return {
    code: changed.some((path) => !/^docs\/|\.md$/.test(path)),
    followsImports: changed.every((path) => outsideBuilds.test(path)),
    stories: changed.some((path) => !outsideStories.test(path)),
    journeys: affectedJourneys(changed, journeys),
  };
}

function affectedJourneys(
  changed: readonly string[],
  journeys: ReadonlyMap<string, string>,
): Affected["journeys"] {
  const affected = new Set<string>();
  for (const path of changed.filter((one) => !outsideJourneys.test(one))) {
    if (journeys.has(path)) {
      affected.add(path);
      continue;
    }
    const part = partsOfJourneys.find(([prefix]) => prefix.test(path));
    if (part === undefined) return "all";
    for (const [journey, text] of journeys) if (part[1].test(text)) affected.add(journey);
  }
  return [...affected].toSorted();
}

/** Files that differ from where this branch left `since`, with what is not committed yet. */
export function listChanged(root: string, since: string): { base: string; files: string[] } {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const base = findBase(git, since);
  // Without renames both names are told, and between zeros no name is quoted.
  const listed = [
    git("diff", "--name-only", "--no-renames", "-z", base),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return { base, files: listed.flatMap((text) => text.split("\0")).filter(Boolean) };
}

function findBase(git: (...args: string[]) => string, since: string): string {
  const tried = since === "" ? ["origin/HEAD", "origin/main", "main", "HEAD"] : [since];
  for (const one of tried) {
    try {
      return git("merge-base", "HEAD", one).trim();
    } catch {
      // The next one may be known here.
    }
  }
  throw new PlainSentence(`git knows no "${since === "" ? "HEAD" : since}" to compare with.`);
}
