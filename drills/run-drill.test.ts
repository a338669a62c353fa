import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resultPathOf } from "./due.ts";
import { readAsked, runDrill } from "./run-drill.ts";

const green: BenchResult = {
  id: "kills",
  what: "kills",
  figures: {},
  limit: {},
  pass: true,
  machine: describeMachine(),
  at: "2026-11-24T12:00:00.000Z",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "croupier-drill-"));
  vi.stubEnv("KILLS_ROUNDS", "");
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function drill(
  run: () => Promise<BenchResult>,
  { rounds, length = "gate" }: { rounds?: string; length?: "gate" | "night" } = {},
): Promise<boolean> {
  const declared = {
    says: "servers are killed",
    gate: { KILLS_ROUNDS: 20 },
    night: { KILLS_ROUNDS: 200 },
    load: () => Promise.resolve({ run }),
  };
  const given = rounds === undefined ? {} : { KILLS_ROUNDS: rounds };
  return runDrill("kills", declared, { root, length, given });
}

const kept = (): unknown => JSON.parse(readFileSync(join(root, resultPathOf("kills")), "utf8"));

test.each(["gate", "night"] as const)(
  "what a %s found is kept, with its length",
  async (length) => {
    expect(await drill(() => Promise.resolve(green), { length })).toBe(true);
    expect(kept()).toEqual({ ...green, length, commit: null, uncommitted: false });
  },
);

test("a drill that throws leaves a red result, with the reason, where a green one was", async () => {
  await drill(() => Promise.resolve(green));
  expect(await drill(() => Promise.reject(new Error("the port is taken")))).toBe(false);
  expect(kept()).toMatchObject({ pass: false, figures: { threw: "the port is taken" } });
});

test("a tool that is missing leaves the result as it was", async () => {
  await drill(() => Promise.resolve(green));
  const missing = { ...green, pass: false, figures: { "not run": "no faketime" } };
  expect(await drill(() => Promise.resolve(missing))).toBe(false);
  expect(kept()).toMatchObject({ pass: true });
});

test.each([
  ["1", "gate", false],
  ["many", "gate", false],
  ["20", "gate", true],
  ["20", "night", false],
  ["300", "night", true],
] as const)("%s rounds as a %s: kept, %s", async (rounds, length, isKept) => {
  const seen: unknown[] = [];
  const run = () => {
    seen.push(process.env["KILLS_ROUNDS"]);
    return Promise.resolve(green);
  };
  await drill(run, { rounds, length });
  expect(seen).toEqual([rounds]);
  expect(existsSync(join(root, resultPathOf("kills")))).toBe(isKept);
});

const named = { kills: {}, odds: {} };

test.each([
  ["", { kind: "usage" }],
  ["--due", { kind: "due", forRelease: false }],
  ["--release", { kind: "due", forRelease: true }],
  ["--due --release", { kind: "due", forRelease: true }],
  ["kills odds", { kind: "run", names: ["kills", "odds"], length: "gate" }],
  ["--night odds", { kind: "run", names: ["odds"], length: "night" }],
])("npm run drill -- %s", (line, asked) => {
  expect(readAsked(split(line), named)).toEqual(asked);
});

test.each([
  ["--night", "--night needs the name of a drill."],
  ["--release --night", "--due and --release ask about every drill and run none."],
  ["--due odds", "--due and --release ask about every drill and run none."],
  ["--nigth odds", "Unknown option '--nigth'."],
  ["--night=long odds", "Option '--night' does not take an argument."],
  ["toString", 'There is no drill "toString".'],
  ["bank odds", 'There is no drill "bank".'],
])("npm run drill -- %s is refused in one sentence", (line, sentence) => {
  expect(readAsked(split(line), named)).toEqual({ kind: "refused", sentences: [sentence] });
});

function split(line: string): readonly string[] {
  return line.split(" ").filter((word) => word !== "");
}
