import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "../parts/files.ts";
import type { SupplyCheck } from "../supply.ts";
import { type Blob, readPastTexts, runGit } from "./git.ts";
import { checkSecrets, rules } from "./secrets.ts";

const name = "secrets in the history";

/** Past versions that look like a secret and never held one. History stays, so they are named. */
const harmless: Readonly<Record<string, string>> = {
  "01df395960302c3dc3402e705d943fc02c262622":
    "apps/server/src/config.test.ts: an invented address that the server has to refuse",
  f552fd81371d206267917c91b8346ac2198adfd9:
    "apps/server/src/config.test.ts: the same, and the address of a database that never was",
  a8f410743cd7768b3752005a88a4d7404e7654a0:
    "docs/guides/operate.md: the shape of a carrier's address, in the words account and token",
  "80ed32e94107c7962d32ed6335bfa2e0aa5537a8": "docs/guides/operate.md: the same",
  "3a93a9f6aec8cae02d8ec5f73763af3ac4517890": "domain/support/src/twilio-carrier.ts: the same",
};

/**
 * Past versions that were scanned and held nothing. A version never changes, so it is scanned once in a
 * clone, and anew when the scanner or its rules are others. A fresh clone has none.
 */
async function readScanned(root: string): Promise<{ scanned: Set<string>; file: string }> {
  const { version } = JSON.parse(
    await readFile(join(projectRoot, "node_modules/secretlint/package.json"), "utf8"),
  ) as { version: string };
  const key = createHash("sha256").update(version).update(JSON.stringify(rules)).digest("hex");
  const file = join(root, `node_modules/.cache/croupier/secrets-${key.slice(0, 16)}.txt`);
  const known = existsSync(file) ? await readFile(file, "utf8") : "";
  return { scanned: new Set(known.split("\n")), file };
}

/** What was deleted is still in every clone: no secret stands in an old version or a commit message. */
export async function checkSecretsInHistory(root = projectRoot): Promise<SupplyCheck> {
  if (!existsSync(join(root, ".git"))) return notRun("there is no git history here");
  const shallow = await runGit(["rev-parse", "--is-shallow-repository"], { cwd: root });
  if (shallow === undefined) return notRun("git does not answer");
  if (shallow.toString().trim() === "true") return notRun("the clone is shallow");
  const texts = await readPastTexts(root);
  const messages = await runGit(["log", "--format=%H%n%B", "HEAD", "--branches", "--tags"], {
    cwd: root,
  });
  if (texts === undefined || messages === undefined) return notRun("git does not answer");

  const { scanned, file: scannedFile } = await readScanned(root);
  const nameOf = ({ id, path }: Blob): string => `${id} ${path}`;
  const folder = await mkdtemp(join(tmpdir(), "croupier-history-"));
  try {
    const files = [join(folder, "commit-messages.txt")];
    await writeFile(files[0] ?? "", messages);
    for (const one of texts) {
      const { id, path, text } = one;
      if (id in harmless || scanned.has(nameOf(one))) continue;
      // The path stays readable in a finding, and rules that look at a file's name still can.
      const file = join(folder, id.slice(0, 12), path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      files.push(file);
    }
    const { state, detail } = await checkSecrets(files);
    if (state === "ok") {
      await mkdir(dirname(scannedFile), { recursive: true });
      const clean = texts.filter(({ id }) => !(id in harmless));
      await writeFile(scannedFile, clean.map(nameOf).join("\n"));
    }
    return state === "ok"
      ? { name, state, detail: `${texts.length} past versions and every commit message` }
      : {
          name,
          state,
          detail: `${detail.replaceAll(`${folder}/`, "")}\nrevoke it first, then take it out of the history`,
        };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function notRun(detail: string): SupplyCheck {
  return { name, state: "not run", detail };
}
