import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readAudit } from "./advisories.ts";
import { findUndecided } from "./install-scripts.ts";
import { findLicenceProblems, listNotices } from "./licences.ts";
import { findLockProblems, findManifestProblems } from "./lockfile.ts";
import { checkSecrets } from "./secrets.ts";

const good = { version: "1.2.3", integrity: "sha512-x", license: "MIT" };

describe("the lockfile", () => {
  test("may hold exact versions with a checksum, and links to our own rooms", () => {
    const packages = {
      "": {},
      kit: { version: "0.1.0" },
      "node_modules/@croupier/kit": { resolved: "kit", link: true },
      "node_modules/a/node_modules/b": { ...good, version: "5.0.0-beta.17" },
    };
    expect(findLockProblems({ packages })).toEqual([]);
  });

  test.each([
    ["a download address", { ...good, resolved: "https://elsewhere.example/a.tgz" }, "address"],
    ["no checksum", { version: "1.2.3" }, "checksum"],
    ["an old checksum", { ...good, integrity: "sha1-x" }, "checksum"],
    ["a branch for a version", { ...good, version: "git+ssh://x" }, "exact version"],
  ])("may not hold %s", (_, entry, complaint) => {
    const [problem] = findLockProblems({ packages: { "node_modules/a": entry } });
    expect(problem).toContain(complaint);
  });

  test("is asked for exact versions by every manifest", () => {
    const problems = findManifestProblems({
      "kit/package.json": { dependencies: { a: "^1.0.0", b: "1.0.0" } },
      "ui/package.json": { devDependencies: { c: "github:d/c", e: "*" } },
    });
    expect(problems).toEqual([
      "kit/package.json: pin a exactly instead of ^1.0.0",
      "ui/package.json: pin c exactly instead of github:d/c",
      "ui/package.json: pin e exactly instead of *",
    ]);
  });
});

test("an install script is decided on by name, and a decision without a script is dropped", () => {
  const packages = { "node_modules/x/node_modules/@a/b": { ...good, hasInstallScript: true } };
  expect(findUndecided({ packages }, {})).toHaveLength(1);
  expect(findUndecided({ packages }, { "@a/b": false })).toEqual([]);
  expect(findUndecided({ packages }, { "@a/b": true, c: true })).toEqual([
    "c: has no install script, take it out of allowScripts",
  ]);
});

describe("a licence", () => {
  const under = (license: string, name = "a") => ({
    packages: { [`node_modules/${name}`]: { ...good, license } },
  });

  test.each([["MIT"], ["(MIT OR GPL-3.0)"], ["(MIT AND Zlib)"]])("%s is accepted", (license) => {
    expect(findLicenceProblems(under(license))).toEqual([]);
  });

  test.each([["GPL-3.0"], ["(MIT AND GPL-3.0)"], ["SEE LICENSE IN x"], [""], ["MPL-2.0"]])(
    "%j is asked about",
    (license) => {
      expect(findLicenceProblems(under(license))).toHaveLength(1);
    },
  );

  test("with a condition is accepted where the condition is met, and noted", () => {
    expect(findLicenceProblems(under("MPL-2.0", "axe-core"))).toEqual([]);
    expect(listNotices(under("MPL-2.0", "axe-core"))).toEqual(["axe-core (MPL-2.0)"]);
  });
});

describe("advisories", () => {
  test("that cannot be asked for are not run, never green", () => {
    const refused = '{"message":"405 Method Not Allowed","statusCode":405}\nnpm error';
    expect(readAudit({ output: refused })).toMatchObject({ state: "not run" });
    expect(readAudit({ output: "" })).toMatchObject({ state: "not run" });
  });

  test("that are grave fail, others do not", () => {
    const found = (severity: string) =>
      readAudit({ output: JSON.stringify({ vulnerabilities: { a: { severity } } }) }).state;
    expect([found("critical"), found("high"), found("moderate")]).toEqual([
      "failed",
      "failed",
      "ok",
    ]);
  });
});

test("a secret in a file is found", async () => {
  const folder = await mkdtemp(join(tmpdir(), "secrets-"));
  try {
    const file = join(folder, "config.ts");
    // Put together here, so that the scan of this very file stays green.
    const password = ["hunter", "2hunter2"].join("");
    await writeFile(file, `const url = "postgres://croupier:${password}@db.example:5432/x";\n`);
    expect(await checkSecrets([file])).toMatchObject({ state: "failed" });
    await writeFile(file, 'const url = "postgres://localhost/x";\n');
    expect(await checkSecrets([file])).toMatchObject({ state: "ok" });
  } finally {
    await rm(folder, { recursive: true });
  }
});
