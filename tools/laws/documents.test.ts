import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, projectRoot, readProjectFile } from "./parts/files.ts";

const files = listFiles();
const documents = files
  .filter((path) => path.endsWith(".md"))
  .map((path) => ({ path, text: withoutCode(readProjectFile(path)) }));
const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

test("a document has one title", () => {
  expect(documents.length).toBeGreaterThan(20);
  const odd = documents.filter(({ text }) => (text.match(/^# /gm) ?? []).length !== 1);
  expectNone(paths(odd), { obey: "begin with one `# Title`; below it, `##`" });
});

test("a link leads somewhere", () => {
  const dead = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .filter((target) => {
        const place = normalize(join(dirname(path), target.replace(/[?#].*$/, "")));
        return !existsSync(join(projectRoot, place));
      })
      .map((target) => `${path}: ${target}`),
  );
  expectNone(dead, { obey: "mend the path, or write the page" });
});

test("a script that a document names is run by the one door", () => {
  const past = documents
    .filter(({ path }) => !path.startsWith("tools/forge/"))
    .flatMap(({ path }) =>
      (readProjectFile(path).match(/\bnode (?!tools\/run\.mjs)[\w./-]+\.ts\b/g) ?? []).map(
        (command) => `${path}: ${command}`,
      ),
    );
  expectNone(past, {
    obey: "npm run NAME, or node tools/run.mjs PATH: only there it gets the Node of the lockfile",
  });
});

test("decisions are numbered once, without gap, and have their four headings", () => {
  expect(
    decisions.map(({ path }) => path.slice("docs/decisions/".length, "docs/decisions/".length + 4)),
    "where two decisions took one number, the later takes the next",
  ).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, "0")));
  const odd = decisions.filter(({ path, text }) => {
    const ordinal = path.slice("docs/decisions/".length, "docs/decisions/".length + 4);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return (
      !text.startsWith(`# ${ordinal} `) ||
      headings.join() !== "Context,Decision,Consequences,Considered"
    );
  });
  expectNone(paths(odd), {
    obey: "`# 0007 Title`, then Context, Decision, Consequences, Considered",
  });
});

test("the README of a folder says its rule in fifteen lines", () => {
  const rooms = documents.filter(
    ({ path }) => path.endsWith("/README.md") && path !== "docs/README.md",
  );
  const long = rooms.filter(({ path }) => readProjectFile(path).trimEnd().split("\n").length > 15);
  expectNone(paths(long), { obey: "say what lives here and what may not; the rest goes to docs/" });
});

function paths(documents: readonly { path: string }[]): string[] {
  return documents.map(({ path }) => path);
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "``");
}
