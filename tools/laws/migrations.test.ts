import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";

const migrations = listFiles()
  .filter((path) => path.startsWith("database/migrations/") && path.endsWith(".sql"))
  .map((path) => ({ path, name: path.split("/").at(-1) ?? path, text: readProjectFile(path) }));

test("migrations have ordinals without gap or twin, and names that are sentences", () => {
  expect(migrations.length).toBeGreaterThan(3);
  expect(
    migrations.map(({ name }) => name.slice(0, 4)),
    "number them 0001, 0002 and on; where two branches took one number, the later takes the next",
  ).toEqual(migrations.map((_, index) => String(index + 1).padStart(4, "0")));
  expectNone(
    migrations
      .map(({ name }) => name)
      .filter((name) => !/^\d{4}_[a-z]+(_[a-z0-9]+)+\.sql$/.test(name)),
    { obey: "ordinal, owning room, what it does: 0042_ledger_expire_abandoned_holds.sql" },
  );
});

test("a migration opens with why, who writes, who reads and what must never happen", () => {
  const silent = migrations.filter(({ text }) => {
    const header = /^(--[^\n]*\n)+/.exec(text)?.[0] ?? "";
    return !["why", "who writes", "who reads", "never"].every((word) =>
      header.toLowerCase().includes(word),
    );
  });
  expectNone(
    silent.map(({ path }) => path),
    { obey: "begin the file with a comment that answers these four" },
  );
});

test("times have a zone and there is no way back", () => {
  const code = migrations.map(({ path, text }) => ({ path, text: text.replace(/--[^\n]*/g, "") }));
  expectNone(
    code.filter(({ text }) => /\btimestamp\b(?!tz)/i.test(text)).map(({ path }) => path),
    { obey: "use timestamptz" },
  );
  expectNone(
    code.filter(({ text }) => /\b(serial|bigserial)\b|NEXTVAL/i.test(text)).map(({ path }) => path),
    { obey: "make ids in the app (kit/ids): a sequence does not survive sharding" },
  );
});
