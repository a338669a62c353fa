import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAffected, listChanged } from "./changed-tests.ts";

const journeys = new Map([
  ["journeys/staff-console.journey.ts", "await page.goto(world.backoffice)"],
  ["journeys/deposit.journey.ts", "await page.goto(`${world.site}/account/deposit`)"],
  ["journeys/help.journey.ts", "await page.goto(`${world.site}/help`)"],
]);

test.each([
  {
    // Unit tests read documents: those of alarms, of commands, of what a game promises.
    changed: ["docs/glossary.md", "README.md"],
    affected: { code: false, stories: false, journeys: [] },
  },
  {
    changed: ["apps/backoffice/app/outbox/OutboxPage.tsx"],
    affected: {
      code: true,
      stories: false,
      journeys: ["journeys/staff-console.journey.ts"],
    },
  },
  {
    changed: ["apps/payments-sandbox/main.ts", "journeys/help.journey.ts"],
    affected: {
      code: true,
      stories: false,
      journeys: ["journeys/deposit.journey.ts", "journeys/help.journey.ts"],
    },
  },
  {
    changed: ["ui/src/button/Button.tsx"],
    affected: {
      followsImports: false,
      stories: true,
      journeys: "all",
    },
  },
  {
    changed: ["domain/wallet/src/hold.ts"],
    affected: {
      followsImports: false,
      stories: false,
      journeys: "all",
    },
  },
  {
    changed: ["domain/wallet/tests/hold.test.ts"],
    affected: { code: true, followsImports: true, journeys: [] },
  },
  {
    // The server serves what is built of it, and its tests ask the server.
    changed: ["apps/site/app/content/PageOpening.tsx"],
    affected: { followsImports: false, journeys: "all" },
  },
  {
    changed: ["ui/src/styles/fonts.css"],
    affected: { followsImports: false, stories: true },
  },
  {
    changed: ["database/migrations/0001.sql"],
    affected: { followsImports: false },
  },
  { changed: ["domain/providers/src/dialect.ts"], affected: { journeys: "all" } },
  { changed: ["games/stage/src/open-stage.tsx"], affected: { stories: true, journeys: "all" } },
  { changed: ["journeys/browser.ts"], affected: { stories: true, journeys: "all" } },
  { changed: ["tools/chromium/quiet-flags.ts"], affected: { stories: true, journeys: "all" } },
  { changed: ["a folder nobody knows/x.ts"], affected: { stories: true, journeys: "all" } },
  { changed: ["package-lock.json"], affected: { stories: true, journeys: "all" } },
])("$changed affects $affected", ({ changed, affected }) => {
  expect(findAffected(changed, journeys)).toMatchObject(affected);
});

test("both names of what was renamed differ, and so does a new file, whatever they are called", () => {
  const room = mkdtempSync(join(tmpdir(), "croupier-changed-"));
  try {
    const git = (...words: string[]) => execFileSync("git", words, { cwd: room, stdio: "pipe" });
    git("init", "-q", "-b", "main");
    writeFileSync(join(room, "old.ts"), "of several words\n".repeat(9));
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-qm", "first");
    git("mv", "old.ts", "new name.ts");
    writeFileSync(join(room, "über.ts"), "");
    const { files } = listChanged(room, "");
    expect(files.toSorted()).toEqual(["new name.ts", "old.ts", "über.ts"]);
  } finally {
    rmSync(room, { recursive: true });
  }
});
