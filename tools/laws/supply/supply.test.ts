import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readAudit } from "./advisories.ts";
import { findUndecided } from "./install-scripts.ts";
import { findLicenceProblems, listNotices } from "./licences.ts";
import { findMissingEntries, findStaleRooms } from "./lock-agreement.ts";
import { findLockProblems, findManifestProblems } from "./lockfile.ts";
import { checkSecrets } from "./secrets.ts";
import { checkSecretsInHistory } from "./secrets-in-history.ts";

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

describe("the lockfile agrees", () => {
  const packages = {
    "": { dependencies: { bundler: "1.2.3" } },
    kit: { version: "0.1.0", devDependencies: { "@croupier/ui": "0.1.0" } },
    ui: { version: "0.1.0" },
    "node_modules/@croupier/ui": { resolved: "ui", link: true },
    "node_modules/bundler": { ...good, optionalDependencies: { "bundler-linux": "1.2.3" } },
    "node_modules/bundler/node_modules/bundler-linux": good,
    "node_modules/bundler-linux": { ...good, version: "1.0.0" },
  };
  const manifests = {
    "package.json": { dependencies: { bundler: "1.2.3" } },
    "kit/package.json": { devDependencies: { "@croupier/ui": "0.1.0" } },
    "ui/package.json": {},
  };

  test("with every package.json, and with itself", () => {
    expect(findStaleRooms({ packages }, manifests)).toEqual([]);
    expect(findMissingEntries({ packages })).toEqual([]);
  });

  test("or says which room it has missed, forgotten or remembers otherwise", () => {
    const { "ui/package.json": _, ...without } = manifests;
    const [problem] = findStaleRooms({ packages }, without);
    expect(problem).toContain("ui: is in the lockfile and nowhere else");
    expect(
      findStaleRooms(
        { packages },
        {
          ...manifests,
          "ui/package.json": { dependencies: { a: "1.0.0" } },
          "new/package.json": {},
        },
      ),
    ).toEqual([
      "ui: the lockfile has other dependencies; run npm install",
      "new: is not in the lockfile; run npm install",
    ]);
  });

  test("or says which platform's package it has no entry for, or in another version", () => {
    const { "node_modules/bundler/node_modules/bundler-linux": _, ...other } = packages;
    expect(findMissingEntries({ packages: other })).toEqual([
      "node_modules/bundler: names bundler-linux 1.2.3, the lockfile holds 1.0.0",
    ]);
    const { "node_modules/bundler-linux": __, ...none } = other;
    expect(findMissingEntries({ packages: none })).toHaveLength(1);
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

describe("a secret in the history", () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd });

  test("is found after its file is gone, and in a commit's message", async () => {
    const folder = await mkdtemp(join(tmpdir(), "history-"));
    try {
      const password = ["hunter", "2hunter2"].join("");
      const address = `postgres://croupier:${password}@db.example:5432/x`;
      git(folder, "init", "-q");
      await writeFile(join(folder, "config.ts"), `const url = "${address}";\n`);
      git(folder, "add", "config.ts");
      git(folder, "commit", "-q", "-m", "first");
      await writeFile(join(folder, "config.ts"), "const url = undefined;\n");
      git(folder, "commit", "-q", "-a", "-m", "second");
      const found = await checkSecretsInHistory(folder);
      expect(found).toMatchObject({ state: "failed" });
      expect(found.detail).toMatch(/^[0-9a-f]{12}\/config\.ts/);

      git(folder, "checkout", "-q", "--orphan", "clean");
      git(folder, "commit", "-q", "-m", "first");
      git(folder, "branch", "-q", "-D", "-f", ...branchesBut(folder, "clean"));
      expect(await checkSecretsInHistory(folder)).toMatchObject({ state: "ok" });
      // Commits scanned by now are not scanned again, and those since are.
      await writeFile(join(folder, "late.ts"), `const url = "${address}";\n`);
      git(folder, "add", "late.ts");
      git(folder, "commit", "-q", "-m", `connects to ${address}`);
      git(folder, "rm", "-q", "late.ts");
      git(folder, "commit", "-q", "-m", "no more");
      const { detail } = await checkSecretsInHistory(folder);
      expect(detail).toContain("commit-messages.txt");
      expect(detail).toContain("late.ts");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("that cannot be looked for is not run, never green", async () => {
    expect(await checkSecretsInHistory(tmpdir())).toMatchObject({ state: "not run" });
  });

  function branchesBut(folder: string, kept: string): string[] {
    return git(folder, "branch", "--format=%(refname:short)")
      .toString()
      .trim()
      .split("\n")
      .filter((branch) => branch !== kept);
  }
});
