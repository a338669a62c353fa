#!/usr/bin/env node
import { dirname } from "node:path";
import { readConfig } from "./read-config.mjs";
import { printReport } from "./report.mjs";
import { runScenarios } from "./run-scenarios.mjs";

const usage = `Usage: croupier-conformance-kit CONFIG.json [--json] [--only TEXT]

  --json        the report as JSON, for a machine
  --only TEXT   scenarios whose id or family contains TEXT

CONFIG.json says in "dialect" what is spoken: "croupier", which is ours and need not be said, or "hub".

Leaves with 0 when every scenario passed or was skipped, with 1 when a rule is broken, with 2 when
the configuration cannot be read or the wallet does not answer.`;

const [path, ...options] = process.argv.slice(2);
if (path === undefined || path === "--help") {
  process.stdout.write(`${usage}\n`);
  process.exit(path === undefined ? 2 : 0);
}

try {
  const { config, dialect } = readConfig(path);
  const at = options.indexOf("--only");
  const only = at < 0 ? "" : (options[at + 1] ?? "");
  const world = await dialect.enter(config, dirname(path));
  const results = await runScenarios(dialect.scenarios, world, { only });
  const isJson = options.includes("--json");
  process.stdout.write(isJson ? `${JSON.stringify({ results })}\n` : printReport(config, results));
  process.exitCode = results.some(({ outcome }) => outcome === "broken") ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
