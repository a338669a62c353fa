import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allBlocks, parseBlocks, type BlockType } from "@croupier/blocks/schema";
import { blockEditors } from "@croupier/blocks/editor";
import type { Block } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slotNames, toPuck, toStored, unknownType } from "./page-blocks.ts";

const there = (stored: readonly unknown[]) => toStored(toPuck(stored));
const heading = (id: string) => ({ type: "heading", props: { id, text: id, level: 2 } });
const columns = (id: string, ...columns: unknown[][]) => ({
  type: "columns",
  props: { id, columns },
});

const demo = join(import.meta.dirname, "../../../../../database/demo/content");
type Stored = { readonly languages?: Readonly<Record<string, { readonly blocks?: Block[] }>> };

test("every page of the demo comes back as it was", () => {
  const pages = globSync("*/*/*.json", { cwd: demo }).flatMap((path) => {
    const { languages = {} } = JSON.parse(readFileSync(join(demo, path), "utf8")) as Stored;
    return Object.values(languages).flatMap(({ blocks }) => (blocks === undefined ? [] : [blocks]));
  });
  expect(pages.flat().length).toBeGreaterThan(500);
  for (const blocks of pages) expect(there(blocks)).toEqual(parseBlocks(blocks).blocks);
});

// Whatever an editor left in a block, also what no schema knows; the columns of columns are lists.
const props = fc.dictionary(
  fc.string().filter((name) => !["id", "gates", "columns", "__proto__"].includes(name)),
  fc.jsonValue(),
);
const simple = fc.record({
  type: fc.constantFrom(
    ...(Object.keys(allBlocks) as BlockType[]).filter((type) => type !== "columns"),
    // The one that is brought forward is looked at on its own.
    "gone-for-good",
  ),
  props: fc.tuple(fc.uuid(), props).map(([id, own]) => ({ source: "picked", ...own, id })),
});
const nested = fc.record({
  type: fc.constant("columns"),
  props: fc.record({
    id: fc.uuid(),
    columns: fc.array(fc.array(simple, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  }),
});

test("there and back loses nothing, whatever a block holds and whether we know it", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(simple, nested), { maxLength: 6 }), (stored) => {
      expect(there(stored)).toEqual(stored);
    }),
  );
});

test.each(Object.keys(blockEditors) as BlockType[])("a new %s survives the way", (type) => {
  const stored = [{ type, props: { ...blockEditors[type].defaults, id: "new" } }];
  expect(there(stored)).toEqual(stored);
});

test("a block nobody knows is kept whole, and can still be moved", () => {
  const strange = { type: "hologram", props: { id: "h", depth: 3, inner: [{ a: 1 }] } };
  expect(toPuck([strange]).content).toEqual([
    { type: unknownType, props: { id: "h", stored: strange } },
  ]);
  expect(there([heading("a"), strange, heading("b")])).toEqual([
    heading("a"),
    strange,
    heading("b"),
  ]);
  expect(there([{ nonsense: true }, "words"])).toEqual([{ nonsense: true }, "words"]);
});

test("columns become slots, and what stood in one that went moves to the last that is left", () => {
  const { content } = toPuck([columns("c", [heading("a")], [heading("b")], [heading("d")])]);
  expect(content[0]?.props).toMatchObject({ count: 3, column1: [heading("a")], column4: [] });
  for (const name of slotNames) expect(Array.isArray(content[0]?.props[name])).toBe(true);
  const fewer = content.map((block) => ({ ...block, props: { ...block.props, count: 1 } }));
  expect(toStored({ content: fewer })).toEqual([
    columns("c", [heading("a"), heading("b"), heading("d")]),
  ]);
});

test("two blocks of one id get two, in a column as well", () => {
  const ids = JSON.stringify(there([heading("a"), columns("c", [heading("a")])]));
  expect(ids).toContain('"id":"a"');
  expect(ids).toContain('"id":"a-2"');
});

test("an old shape is brought forward when the page is opened", () => {
  const old = { type: "game-rail", props: { id: "r", title: "Ours", games: ["skylark"] } };
  expect(there([old])).toMatchObject([{ props: { source: "picked" } }]);
});
