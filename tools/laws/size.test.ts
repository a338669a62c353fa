import { expect, test } from "vitest";
import { carriesTests } from "../coverage/coverage.ts";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";

/** Lines a file of this kind may have; the first that fits counts. */
const limits: readonly { kind: (path: string) => boolean; linesMax: number }[] = [
  { kind: carriesTests, linesMax: 600 },
  { kind: (path) => path.includes("/methods/"), linesMax: 150 },
  { kind: (path) => path.endsWith(".tsx"), linesMax: 300 },
  { kind: (path) => /\.(ts|mjs|css)$/.test(path), linesMax: 400 },
];

/** Over the limit already: they may shrink to what stands here, never grow. */
const giants: Readonly<Record<string, number>> = {};

const files = listFiles().filter((path) => !path.endsWith(".gen.ts"));

test("no file outgrows its kind", () => {
  expect(files.length).toBeGreaterThan(300);
  const long = files.flatMap((path) => {
    const limit = limits.find(({ kind }) => kind(path));
    if (limit === undefined) return [];
    const lines = readProjectFile(path).split("\n").length - 1;
    const linesMax = giants[path] ?? limit.linesMax;
    return lines > linesMax ? [`${path}: ${lines} lines, ${linesMax} are the limit`] : [];
  });
  expectNone(long, { obey: "part it by purpose: two files that each have one" });
});

test("a giant that shrank below the limit is no longer excused", () => {
  const healed = Object.keys(giants).filter((path) => {
    const limit = limits.find(({ kind }) => kind(path));
    return readProjectFile(path).split("\n").length - 1 <= (limit?.linesMax ?? 0);
  });
  expectNone(healed, { obey: "take it off the list of giants" });
});
