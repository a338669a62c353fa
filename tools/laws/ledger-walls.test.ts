import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode } from "./parts/syntax.ts";

const files = listFiles();

/** Who may speak of the ledger's tables, besides the ledger and the list of migrations. */
const permitted = [
  /^domain\/ledger\//,
  /^database\//,
  // Benches, drills and audits look at what was booked from outside; they are no part of the product.
  /^(bench|drills)\//,
  // It holds what games were told against what was booked, and runs in the ledger's own audit.
  /^domain\/wallet\/audit\.sql$/,
  // A test may look at what was booked; the product asks the ledger.
  /\/tests\//,
  // These look for the names.
  /^tools\/laws\//,
];

const tables = files
  .filter((path) => /^database\/migrations\/.*\.sql$/.test(path))
  .flatMap((path) => [...readProjectFile(path).matchAll(/CREATE TABLE ledger\.(\w+)/g)])
  .flatMap(([, table]) => (table === undefined ? [] : [table]));

test("only the ledger and the migrations name the ledger's tables", () => {
  expect(tables).toEqual(expect.arrayContaining(["accounts", "transfers", "entries"]));
  const name = new RegExp(String.raw`\bledger"?\."?(${tables.join("|")})\b`);
  const found = files
    .filter((path) => isCode(path) || path.endsWith(".sql"))
    .filter((path) => !permitted.some((place) => place.test(path)))
    .filter((path) => name.test(readProjectFile(path)));
  expectNone(found, {
    obey: "ask domain/ledger through its face; it is the only code that moves money",
  });
});

test("a migration grants nobody the right to write the ledger", () => {
  const found = files
    .filter((path) => /^database\/migrations\/.*\.sql$/.test(path))
    .flatMap((path) =>
      [...readProjectFile(path).matchAll(/GRANT ([^;]*) ON ([^;]*\bledger\b[^;]*) TO ([^;]*);/g)]
        .filter(([, rights = ""]) => /INSERT|UPDATE|DELETE|TRUNCATE|ALL/.test(rights))
        .map(([grant]) => `${path}: ${grant}`),
    );
  expectNone(found, {
    obey: "the app role may EXECUTE the doorway and SELECT the views, nothing else",
  });
});
