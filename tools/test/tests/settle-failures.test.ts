import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { root } from "../../root.ts";
import type { KnownFlaky } from "../judge-flaky.ts";
import { runStep } from "../lanes.ts";
import { playwrightStep } from "../playwright-step.ts";
import { settleFailures } from "../settle-failures.ts";

const config = `export default {
  testDir: ".", testMatch: "*.journey.ts", reporter: [["json"]], workers: 1,
};`;

// Real Playwright, on journeys that need no browser: one is sound, one fails in its first run, one always.
const journeys = `
import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
const begunBefore = new URL("begun-before", import.meta.url);
test("a sound one", () => {});
test("one that is flaky on purpose", () => {
  const isFirstRun = !existsSync(begunBefore);
  writeFileSync(begunBefore, "");
  expect(isFirstRun, "its first run").toBe(false);
});
test("one that is broken", () => {
  expect(1, "one is not two").toBe(2);
});
`;

// A setup that fails once, and behind it two tests of one line of which one always fails.
const behindSetup = `
import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
const begunBefore = new URL("begun-before", import.meta.url);
test.beforeAll(() => {
  const isFirstRun = !existsSync(begunBefore);
  writeFileSync(begunBefore, "");
  expect(isFirstRun, "its first run").toBe(false);
});
for (const kind of ["sound", "broken"]) test("one that is " + kind, () => expect(kind).toBe("sound"));
`;

let room: string;
const said: string[] = [];
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), "croupier-flaky-"));
  await symlink(join(root, "node_modules"), join(room, "node_modules"));
  await writeFile(join(room, "package.json"), `{ "type": "module" }`);
  await writeFile(join(room, "playwright.config.ts"), config);
  await writeFile(join(room, "three.journey.ts"), journeys);
  await writeFile(join(room, "setup.journey.ts"), behindSetup);
});
beforeEach(async () => {
  said.length = 0;
  // It tells a first run from a second one.
  await rm(join(room, "begun-before"), { force: true });
});
afterAll(() => rm(room, { recursive: true, force: true }));

test("a journey that is flaky on purpose is reported, and one that fails twice is red", async () => {
  const silence = vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
  try {
    const only = ["three.journey.ts"];
    const run = { root: room, chromium: "", env: {}, config: "playwright.config.ts", only };
    const walked = [await runStep(playwrightStep({ name: "journeys", ...run }))];
    expect(walked).toMatchObject([{ passed: 1, failed: 2 }]);

    const [journey, again] = await settleFailures(walked, []);
    expect(journey).toMatchObject({ passed: 1, failed: 0 });
    expect(again).toMatchObject({ passed: 1, failed: 1 });
    const flaky = said.find((line) => line.startsWith("flaky: "));
    expect(flaky).toContain(
      "three.journey.ts › one that is flaky on purpose: Error: its first run",
    );
    expect(
      said.some((line) => line.startsWith("failed twice: three.journey.ts › one that is broken")),
    ).toBe(true);

    const folder = /\((test-results\/flaky\/[^)]+)\)/.exec(flaky ?? "")?.[1] ?? "";
    expect(existsSync(join(room, folder))).toBe(true);
    const report = await readFile(join(room, `${folder}.json`), "utf8");
    expect(report).toContain("trace.zip");
  } finally {
    silence.mockRestore();
  }
}, 120_000);

test("a listed journey that is flaky for the fourth time is red", async () => {
  const silence = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const name = "three.journey.ts › one that is flaky on purpose";
    const seen = ["a", "b", "c"];
    const known: KnownFlaky[] = [{ name, firstFailure: "", cause: "on purpose", seen }];
    const only = ["three.journey.ts:6"];
    const run = { root: room, chromium: "", env: {}, config: "playwright.config.ts", only };
    const walked = [await runStep(playwrightStep({ name: "journeys", ...run }))];
    expect(walked).toMatchObject([{ passed: 0, failed: 1 }]);
    expect(await settleFailures(walked, known)).toMatchObject([
      { failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  } finally {
    silence.mockRestore();
  }
}, 120_000);

test("what a failed setup kept from running is run as well, each test of a line for itself", async () => {
  const silence = vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
  try {
    const only = ["setup.journey.ts"];
    const run = { root: room, chromium: "", env: {}, config: "playwright.config.ts", only };
    const walked = [await runStep(playwrightStep({ name: "journeys", ...run }))];
    expect(walked).toMatchObject([{ passed: 0, failed: 2, skipped: 0 }]);
    expect(await settleFailures(walked, [])).toMatchObject([
      { failed: 0 },
      { passed: 1, failed: 1 },
    ]);
    expect(said).toContainEqual(
      expect.stringMatching(/^failed twice: setup\.journey\.ts › one that is broken/),
    );
  } finally {
    silence.mockRestore();
  }
}, 120_000);

test("a second run that cannot be made is a second failure, and the first results stay", async () => {
  const silence = vi.spyOn(console, "log").mockImplementation((line) => void said.push(line));
  try {
    const only = ["three.journey.ts:11"];
    const run = { root: room, chromium: "", env: {}, config: "playwright.config.ts", only };
    const walked = await runStep(playwrightStep({ name: "journeys", ...run }));
    const failures = (walked.failures ?? []).map((failure) => ({
      ...failure,
      run: { ...run, root: join(room, "nowhere") },
    }));
    expect(await settleFailures([{ ...walked, passed: 7, failures }], [])).toMatchObject([
      { passed: 7, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  } finally {
    silence.mockRestore();
  }
}, 120_000);

test("more than ten failures are not run again: they stay red", async () => {
  const run = { root: room, chromium: "", env: {}, config: "playwright.config.ts" };
  const failures = Array.from({ length: 11 }, (_, place) => ({
    name: `three.journey.ts › test ${place}`,
    title: `test ${place}`,
    place: `three.journey.ts:${place}`,
    firstFailure: "Error",
    attachments: [],
    run,
  }));
  const walked = [
    { name: "journeys", passed: 0, failed: 11, skipped: 0, seconds: 1, output: "", failures },
  ];
  expect(await settleFailures(walked, [])).toEqual(walked);
});
