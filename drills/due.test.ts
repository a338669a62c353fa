import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drills as declared } from "./declarations.ts";
import { findDueDrills, isWatched, describeCheckout, resultPathOf } from "./due.ts";

const projectRoot = dirname(import.meta.dirname);
const drills = { kills: { watches: ["domain/ledger", "kit/money.ts"] } };

let root: string;
let first: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "croupier-due-"));
  git("init", "--quiet");
  first = change("domain/ledger/post.ts");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const who = ["-c", "user.name=Nora", "-c", "user.email=nora@house.example"];
  const alone = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  return execFileSync("git", [...who, ...args], { cwd: root, env: alone, encoding: "utf8" }).trim();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Commits another version of a file; the new commit. */
function change(path: string, text = String(Math.random())): string {
  write(path, text);
  git("add", "--all");
  git("commit", "--quiet", "--message", `change ${path}`);
  return git("rev-parse", "HEAD");
}

const green = (commit: string | null) => ({
  pass: true,
  length: "gate",
  commit,
  uncommitted: false,
});

function keep(result: object): string {
  return change(resultPathOf("kills"), JSON.stringify(result));
}

const reasons = async () => (await findDueDrills(root, drills)).map(({ reason }) => reason);

test("a drill is due when a watched path changed since the commit of its green result", async () => {
  keep(green(first));
  expect(await reasons()).toEqual([]);
  change("domain/ledger/post.ts");
  change("kit/money.ts");
  expect(await reasons()).toEqual([
    `domain/ledger/post.ts and 1 more changed since ${first.slice(0, 8)}`,
  ]);
});

test("its own code is watched as well", async () => {
  keep(green(first));
  change("drills/kills/kills.ts");
  expect(await reasons()).toEqual([`drills/kills/kills.ts changed since ${first.slice(0, 8)}`]);
});

test.each(["domain/wallet/bet.ts", "domain/ledger-other/x.ts", "domain/ledger/README.md"])(
  "a change of %s does not make it due",
  async (path) => {
    keep(green(first));
    change(path);
    expect(await reasons()).toEqual([]);
  },
);

test("a change that is not committed counts, and so does a new file", async () => {
  keep(green(first));
  write("domain/ledger/post.ts", "changed");
  write("domain/ledger/new.ts", "new");
  expect(await reasons()).toEqual([
    `domain/ledger/post.ts and 1 more changed since ${first.slice(0, 8)}`,
  ]);
});

test("a drill is due without a result, with a red one, and with one that is not committed", async () => {
  expect(await reasons()).toEqual(["it has no result that can be read"]);
  keep({ ...green(first), pass: false });
  expect(await reasons()).toEqual(["its last result is red"]);
  write(resultPathOf("kills"), JSON.stringify(green(first)));
  expect(await reasons()).toEqual(["its result is not committed"]);
  change(resultPathOf("kills"), "{");
  expect(await reasons()).toEqual(["it has no result that can be read"]);
});

test("a drill is due when git cannot say what changed since its result", async () => {
  keep(green("0123456789abcdef0123456789abcdef01234567"));
  expect(await reasons()).toEqual(["git does not know 01234567, on which it ran"]);
  keep(green(null));
  expect(await reasons()).toEqual(["its result names no commit"]);
  keep(green("--output=/tmp/x"));
  expect(await reasons()).toEqual(["git does not know --output, on which it ran"]);
  keep({ ...green(first), uncommitted: true });
  expect(await reasons()).toEqual(["it ran on files that were not committed"]);
});

test("without git every drill is due, and nothing is thrown", async () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(await reasons()).toEqual([expect.stringMatching(/^git does not answer: .*repository/)]);
  expect(await describeCheckout(root)).toEqual({ commit: null, uncommitted: false });
});

test("a run knows its commit, and whether other files than results differ from it", async () => {
  write(resultPathOf("kills"), "{}");
  expect(await describeCheckout(root)).toEqual({ commit: first, uncommitted: false });
  write("kit/money.ts", "changed");
  expect(await describeCheckout(root)).toEqual({ commit: first, uncommitted: true });
});

test("what is declared is there: watched paths, short forms, and a drill for each result", () => {
  const named = Object.values(declared).flatMap(({ watches, shortForm }) => [
    ...watches,
    ...shortForm,
  ]);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const results = readdirSync(join(projectRoot, "drills/results"));
  const places = Object.keys(declared).map((name) => resultPathOf(name));
  expect(results.filter((file) => !places.includes(`drills/results/${file}`))).toEqual([]);
});

test("each has a short form, but for redos: its checker is not installed for npm test", () => {
  const without = Object.entries(declared).filter(([, { shortForm }]) => shortForm.length === 0);
  expect(without.map(([name]) => name)).toEqual(["redos"]);
});

/** Scaffolding, and packages that nearly every drill stands on: a change there is no change of what is proved. */
const scaffolding = /^(bench|drills|tools|database|kit|contracts)$/;

test("what a drill imports of the product is watched", () => {
  const manifests = [...globSync("{apps,domain,games}/*/package.json", { cwd: projectRoot })];
  const folderOf = new Map(
    manifests.map((path) => {
      const { name } = JSON.parse(readFileSync(join(projectRoot, path), "utf8")) as {
        name: string;
      };
      return [name, dirname(path)];
    }),
  );
  const declarations = readFileSync(join(projectRoot, "drills/declarations.ts"), "utf8");
  const folders = [...declarations.matchAll(/load: \(\) => import\("\.\/([\w-]+)\//g)];
  expect(folders).toHaveLength(Object.keys(declared).length);
  const inFolder = (folder: string | undefined) =>
    Object.values(declared).filter((_, place) => folders[place]?.[1] === folder);
  const blind = [...new Set(folders.map(([, folder]) => folder))].flatMap((folder) => {
    const watches = inFolder(folder).flatMap((drill) => drill.watches);
    const sources = [...globSync(`drills/${folder}/**/*.ts`, { cwd: projectRoot })];
    const packages = sources
      .flatMap((path) => [
        ...readFileSync(join(projectRoot, path), "utf8").matchAll(/"(@croupier\/[\w-]+)/g),
      ])
      .map(([, imported = ""]) => folderOf.get(imported));
    return [...new Set(packages)]
      .filter((one) => one !== undefined && !scaffolding.test(one))
      .filter(
        (one) =>
          !watches.some((path) => path.startsWith(`${one}/`) || isWatched(`${one}/x.ts`, [path])),
      )
      .map((one) => `${folder}: ${one}`);
  });
  expect(blind).toEqual([]);
});

test("the guide of a release names every drill, and no other", () => {
  const guide = readFileSync(join(projectRoot, "docs/guides/release.md"), "utf8");
  const [, table = ""] = guide.split("| Drills that must be green");
  const named = [...table.matchAll(/^\| ((?:`[\w-]+` ?)+)/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(Object.keys(declared).toSorted());
});

test("every watched path holds a file of the commit that makes its drill due", () => {
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: projectRoot, encoding: "utf8" });
  const files = tracked.split("\0");
  const blind = Object.entries(declared).flatMap(([name, { watches }]) =>
    watches
      .filter((watched) => !files.some((path) => isWatched(path, [watched])))
      .map((watched) => `${name}: ${watched}`),
  );
  expect(blind).toEqual([]);
});
