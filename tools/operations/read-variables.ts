import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everySetting } from "@croupier/server/shell";
import { root } from "../root.ts";

/** Variable → who reads it, from the one table that every process reads. */
export const variablesInCode: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(everySetting).map(([name, { readers }]) => [name, new Set(readers)]),
);

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
