import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectNone } from "../parts/expect-none.ts";
import { projectRoot } from "../parts/files.ts";

/** What browsers of visitors and players get. */
const builds = [
  join(projectRoot, "apps/site/build/client"),
  join(projectRoot, "apps/account/build/served"),
];

/** Words of the database, of secrets and of the server's own code: none has business in a browser. */
const serverWords = [
  "DATABASE_URL",
  "CROUPIER_",
  "process.env.",
  "postgres://",
  "argon2",
  "kysely",
  "pg_catalog",
  "INSERT INTO",
  "ledger.entries",
  "node:crypto",
  "node:fs",
  "BEGIN PRIVATE KEY",
  "password_hash",
  // Schemas stay on the server: the browser's client needs addresses and types only.
  "ZodObject",
];

test.each(builds)("the bundle a browser gets holds no word of the server: %s", (client) => {
  expect(existsSync(client), "build it first: npm test does").toBe(true);
  const scripts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(js|css|map|json|webmanifest)$/.test(path),
  );
  expect(scripts.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3);
  const found = scripts.flatMap((path) => {
    const text = readFileSync(join(client, path), "utf8");
    return serverWords.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expectNone(found, {
    obey: "move what needs it to a *.server.ts file, or take the value from a loader",
  });
});
