import { execFileSync } from "node:child_process";
import { bundles } from "../bundle/bundles.ts";
import { PlainSentence } from "../start/plain-sentence.ts";

export type Affected = {
  /** Whether anything differs that unit and integration tests could depend on. */
  readonly code: boolean;
  readonly stories: boolean;
  readonly journeys: "all" | readonly string[];
};

/** Parts of the product that only some journeys touch, and what those journeys speak of. */
const partsOfJourneys: readonly (readonly [path: RegExp, spokenOf: RegExp])[] = [
  [/^apps\/backoffice\//, /backoffice|staff|desk/i],
  [/^apps\/account\//, /account|cashier|deposit|withdraw|limit|document/i],
  [/^(apps\/games|games)\//, /game|casino|round|skylark|spin/i],
  [/^apps\/payments-sandbox\//, /deposit|withdraw|payment/i],
  [/^(apps\/sample-studio|domain\/providers)\//, /studio|provider/i],
];

/** What runs in no browser: documents, measurements, laws, and tests of other kinds. */
const outsideJourneys =
  /^(docs|bench|drills|journeys\/stories)\/|\.md$|\.test\.tsx?$|^tools\/laws\//;

/** Says which browser tests a change can affect. Vitest follows imports for the others itself. */
export function findAffected(
  changed: readonly string[],
  journeys: ReadonlyMap<string, string>,
): Affected {
  const isBelow = (folder: string) => (path: string) => path.startsWith(`${folder}/`);
  const storySources = [...bundles.stories.sources, "journeys/stories", "contracts"];
  return {
    code: changed.some((path) => !/^docs\/|\.md$/.test(path)),
    stories: changed.some(
      (path) =>
        storySources.some((folder) => isBelow(folder)(path)) || path === "package-lock.json",
    ),
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
  const listed = [
    git("diff", "--name-only", base),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return { base, files: listed.flatMap((text) => text.split("\n")).filter(Boolean) };
}

function findBase(git: (...args: string[]) => string, since: string): string {
  const tried = since === "" ? ["@{upstream}", "origin/HEAD", "origin/main", "HEAD"] : [since];
  for (const one of tried) {
    try {
      return git("merge-base", "HEAD", one).trim();
    } catch {
      // The next one may be known here.
    }
  }
  throw new PlainSentence(`git knows no "${since === "" ? "HEAD" : since}" to compare with.`);
}
