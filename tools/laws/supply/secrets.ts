import { listFiles, projectRoot } from "../parts/files.ts";
import type { SupplyCheck } from "../supply.ts";
import { runNode } from "./run.ts";

const name = "secrets";
export const rules = { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend" }] };

/** No key, token or connection string with a password stands in a file of ours. */
export async function checkSecrets(files: readonly string[] = listFiles()): Promise<SupplyCheck> {
  const { code, output } = await runNode(
    [
      "node_modules/secretlint/bin/secretlint.js",
      "--secretlintrcJSON",
      JSON.stringify(rules),
      "--no-color",
      "--no-glob",
      "--no-gitignore",
      ...files,
    ],
    { cwd: projectRoot, timeoutMs: 120_000 },
  );
  if (code === 0) return { name, state: "ok", detail: `${files.length} files` };
  return { name, state: code === null ? "not run" : "failed", detail: output.trim() };
}
