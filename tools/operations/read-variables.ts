import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

/** The files that read the environment, each in its own way, and what reads them. */
const configurations = [
  { reader: "start", file: "tools/start/environment.ts", pattern: /(?:env\[|env, )"([A-Z_]+)"/g },
  { reader: "start", file: "tools/start/keys.ts", pattern: /env\["([A-Z_]+)"\]/g },
  ...[
    "apps/server/src/config.ts",
    "apps/server/src/recaptcha-settings.ts",
    "apps/server/src/register-settings.ts",
    "apps/server/src/sumsub-settings.ts",
    "apps/server/src/clamd-settings.ts",
    "apps/server/src/payments-settings.ts",
    "apps/server/src/btcpay-settings.ts",
  ].map((file) => ({ reader: "server", file, pattern: /^ {2}([A-Z_]+):/gm })),
  { reader: "worker", file: "apps/worker/src/config.ts", pattern: /^ {4}([A-Z_]+):/gm },
  ...["apps/server/src/payments-settings.ts", "apps/server/src/btcpay-settings.ts"].map((file) => ({
    reader: "worker",
    file,
    pattern: /^ {2}([A-Z_]+):/gm,
  })),
  { reader: "back-office", file: "apps/backoffice/src/config.ts", pattern: /^ {4}([A-Z_]+):/gm },
] as const;

/** Variable → who reads it, from the code itself. */
export function variablesInCode(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { reader, file, pattern } of configurations) {
    const names = [...readText(file).matchAll(pattern)].map(([, name = ""]) => name);
    if (names.length === 0) throw new Error(`${file} reads no variable: the pattern went blind`);
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(reader));
  }
  return found;
}

/** Variable → who reads it, as the table of the guide says. `all` is everybody. */
export function variablesInGuide(): Map<string, Set<string>> {
  const rows = [
    ...readText("docs/guides/operate.md").matchAll(
      /^\| `([A-Z_]+)`\s*\|.*\|\s*([a-z, -]+?)\s*\|$/gm,
    ),
  ];
  return new Map(
    rows.map(([, name = "", readers = ""]) => [
      name,
      new Set(
        readers === "all" ? ["start", "server", "worker", "back-office"] : readers.split(", "),
      ),
    ]),
  );
}

export const readText = (file: string): string => readFileSync(join(root, file), "utf8");

/** `NAME=value` lines, as systemd's EnvironmentFile and a shell read them. */
export function parseEnvironment(text: string): Record<string, string> {
  const entries = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`not a setting: ${line}`);
      // Both take the quotes around a value off.
      return [name, /^"([^"\\]*)"$/.exec(value)?.[1] ?? value] as const;
    });
  return Object.fromEntries(entries);
}
