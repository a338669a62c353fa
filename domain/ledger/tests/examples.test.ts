import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freshDatabase } from "@croupier/database/testing";
import pg from "pg";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", "examples");
const stories = readdirSync(folder).filter((name) => name.endsWith(".sql"));

test.each(stories)("%s answers what the file beside it says", async (story) => {
  const told = await tell(readFileSync(join(folder, story), "utf8"));
  if (process.env.EXAMPLES === "write") writeFileSync(join(folder, `${story}.out`), told);
  expect(told).toBe(readFileSync(join(folder, `${story}.out`), "utf8"));
});

/** The story again, with each answer under its statement. */
async function tell(sql: string): Promise<string> {
  const world = await freshDatabase();
  const client = new pg.Client({ connectionString: world.appUrl });
  await client.connect();
  try {
    const told: string[] = [];
    for (const statement of sql.trim().split(/(?<=;)\n+/)) {
      told.push(statement.trim(), await answerTo(client, statement), "");
    }
    return `${told.join("\n").trim()}\n`;
  } finally {
    await client.end();
    await world.drop();
  }
}

async function answerTo(client: pg.Client, statement: string): Promise<string> {
  try {
    const { fields, rows } = await client.query<unknown[]>({ text: statement, rowMode: "array" });
    const cells = [fields.map((field) => field.name), ...rows.map((row) => row.map(spell))];
    const widths = fields.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
    return cells.map((row) => `--> ${spellRow(row, widths)}`).join("\n");
  } catch (error) {
    return `--> ${String(error)}`;
  }
}

function spellRow(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(" | ")
    .trimEnd();
}

function spell(value: unknown): string {
  return value === null ? "-" : String(value);
}
