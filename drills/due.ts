// The drills that have to run again, from what git knows: no drill is loaded to answer it.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { drills as declared, type Drill } from "./declarations.ts";

export type DueDrill = { readonly name: string; readonly reason: string };

export type KeptRun = {
  readonly length: "gate" | "night";
  /** The commit that was checked out; null where git did not say. */
  readonly commit: string | null;
  /** True when files differed from it, results of drills aside. */
  readonly uncommitted: boolean;
};

const resultsFolder = "drills/results/";
const run = promisify(execFile);

/** The path of a drill's committed result, from the root. */
export function resultPathOf(name: string): string {
  return `${resultsFolder}${name}.json`;
}

/** Describes what a drill runs on now: the commit, and whether files differ from it. */
export async function describeCheckout(
  root: string,
): Promise<Pick<KeptRun, "commit" | "uncommitted">> {
  try {
    const commit = (await git(root, "rev-parse", "HEAD")).trim();
    const changed = await listUncommitted(root);
    return { commit, uncommitted: changed.some((path) => !path.startsWith(resultsFolder)) };
  } catch {
    return { commit: null, uncommitted: false };
  }
}

/**
 * Lists the drills without a committed green result for what is here, each with the reason. Changes
 * count from the commit the result names to the files as they lie here. Never throws: where git does
 * not answer, every drill is due.
 */
export async function findDueDrills(
  root: string,
  drills: Readonly<Record<string, Pick<Drill, "watches">>> = declared,
): Promise<readonly DueDrill[]> {
  try {
    const uncommitted = await listUncommitted(root);
    const changesSince = new Map<string, Promise<readonly string[] | undefined>>();
    const listChanges = (commit: string) => {
      const known = changesSince.get(commit) ?? listCommitted(root, commit);
      changesSince.set(commit, known);
      return known;
    };
    const judged = await Promise.all(
      Object.entries(drills).map(async ([name, { watches }]) => {
        const reason = await findReason(name, { root, watches, uncommitted, listChanges });
        return reason === undefined ? [] : [{ name, reason }];
      }),
    );
    return judged.flat();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.trim().split("\n").at(-1) : String(cause);
    return Object.keys(drills).map((name) => ({ name, reason: `git does not answer: ${said}` }));
  }
}

async function findReason(
  name: string,
  scene: {
    readonly root: string;
    readonly watches: readonly string[];
    readonly uncommitted: readonly string[];
    readonly listChanges: (commit: string) => Promise<readonly string[] | undefined>;
  },
): Promise<string | undefined> {
  const place = resultPathOf(name);
  const result = await readResult(join(scene.root, place));
  if (result === undefined) return "it has no result that can be read";
  if (scene.uncommitted.includes(place)) return "its result is not committed";
  if (result.pass !== true) return "its last result is red";
  if (typeof result.commit !== "string") return "its result names no commit";
  if (result.uncommitted === true) return "it ran on files that were not committed";
  const short = result.commit.slice(0, 8);
  const committed = await scene.listChanges(result.commit);
  if (committed === undefined) return `git does not know ${short}, on which it ran`;
  const watches = [...scene.watches, `drills/${name}`];
  const [first, ...others] = [...new Set([...committed, ...scene.uncommitted])].filter((path) =>
    isWatched(path, watches),
  );
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `${first}${more} changed since ${short}`;
}

async function readResult(file: string): Promise<Partial<KeptRun & { pass: boolean }> | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof read === "object" && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A file that is named is watched always; in a folder, documents and tests are not. */
export function isWatched(path: string, watches: readonly string[]): boolean {
  const isProse = path.endsWith(".md");
  const isTest = /\.test\.tsx?$|\/tests\//.test(path);
  return watches.some(
    (watched) => path === watched || (path.startsWith(`${watched}/`) && !isProse && !isTest),
  );
}

/** Undefined where git does not know the commit, as in a shallow clone. */
async function listCommitted(root: string, commit: string): Promise<readonly string[] | undefined> {
  if (!/^[0-9a-f]{7,64}$/.test(commit)) return undefined;
  try {
    return listed(await git(root, "diff", "--name-only", "--no-renames", "-z", commit, "HEAD"));
  } catch {
    return undefined;
  }
}

/** Changed or new, as paths from the root. */
async function listUncommitted(root: string): Promise<readonly string[]> {
  const status = await git(root, "status", "--porcelain", "--no-renames", "-uall", "-z");
  return listed(status).map((line) => line.slice("XY ".length));
}

function listed(output: string): readonly string[] {
  return output.split("\0").filter((line) => line !== "");
}

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", root, ...args], { maxBuffer: 64 * 1024 ** 2 });
  return stdout;
}
