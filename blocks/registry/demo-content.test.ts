import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const root = join(import.meta.dirname, "../../database/demo/content");

type Entry = {
  readonly languages?: Readonly<Record<string, { readonly blocks?: readonly unknown[] }>>;
};

const lists = globSync("*/*/*.json", { cwd: root }).flatMap((path) => {
  const { languages = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as Entry;
  return Object.entries(languages).flatMap(([language, { blocks = [] }]) => ({
    where: `${path} (${language})`,
    blocks,
  }));
});

test("every block of the demo's pages is one the site can draw", () => {
  expect(lists.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(500);
  for (const { where, blocks } of lists) expect(parseBlocks(blocks).problems, where).toEqual([]);
});
