import fc from "fast-check";
import { expect, test } from "vitest";
import { allBlocks } from "./all-blocks.ts";
import { parseBlock, parseBlocks } from "./parse-blocks.ts";

const heading = (text: string) => ({ type: "heading", props: { id: text, text, level: 2 } });
const columns = (...columns: unknown[][]) => ({ type: "columns", props: { id: "c", columns } });

test("a block is read by the schema of its type, and what that does not know is dropped", () => {
  const read = parseBlock({ type: "divider", props: { id: "d", style: "x" } });
  expect(read).toEqual({ ok: true, value: { type: "divider", props: { id: "d" } } });
});

test.each([
  ["a block nobody has", { type: "script", props: { id: "s" } }, "type"],
  ["a type that objects inherit", { type: "constructor", props: { id: "s" } }, "type"],
  ["no id", { type: "divider", props: {} }, "props.id"],
  ["a first heading", { type: "heading", props: { id: "h", text: "A", level: 1 } }, "props.level"],
  ["blank words", heading(" "), "props.text"],
  [
    "a link that runs",
    {
      type: "link-list",
      props: { id: "l", links: [{ text: "x", link: "javascript:alert(1)" }] },
    },
    "props.links.0.link",
  ],
  ["columns in columns", columns([columns([])]), "props.columns.0.0.type"],
  ["a bad block in a column", columns([heading("a"), {}]), "props.columns.0.1.type"],
])("%s is refused, and where it stands is told", (_, stored, path) => {
  const read = parseBlock(stored);
  expect(read.ok).toBe(false);
  expect(!read.ok && read.refusal.problems[0]?.path).toBe(path);
});

test("a text of a larger field keeps its lines, and one of a line has none", () => {
  const lead = "First.\nSecond.";
  const read = parseBlock({ type: "heading", props: { id: "h", text: "A", level: 2, lead } });
  expect(read).toMatchObject({ ok: true, value: { props: { lead } } });
  expect(parseBlock(heading("A\nB")).ok).toBe(false);
});

test("what is wrong in a list does not take the rest of the page with it", () => {
  const { blocks, problems } = parseBlocks([
    heading("a"),
    { type: "gone", props: { id: "g" } },
    columns([heading("b"), { type: "gone", props: { id: "g" } }]),
  ]);
  expect(blocks).toEqual([heading("a"), columns([heading("b")])]);
  expect(problems.map(({ path }) => path)).toEqual(["1.type", "2.props.columns.0.1.type"]);
});

// A page as it was stored before the first migration, columns included.
const oldPage = [
  { type: "game-rail", props: { id: "r1", title: "Ours", games: ["skylark"], shape: "tall" } },
  columns([{ type: "game-rail", props: { id: "r2", title: "Tables", category: "tables" } }]),
];

test("an old page is brought forward, in its columns too, and a page of today is left alone", () => {
  const { blocks, problems } = parseBlocks(oldPage);
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([
    { props: { source: "picked", games: ["skylark"] } },
    { props: { columns: [[{ props: { source: "category", category: "tables" } }]] } },
  ]);
  expect(parseBlocks(blocks)).toEqual({ blocks, problems: [] });

  const both = { id: "r", title: "A", shape: "tall", games: ["skylark"], source: "category" };
  expect(parseBlocks([{ type: "game-rail", props: both }]).blocks).toMatchObject([{ props: both }]);
});

test("no data whatever make parsing throw, and each block that is lost is accounted for", () => {
  const props = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));
  const type = fc.constantFrom(...Object.keys(allBlocks), "gone");
  const anything = fc.oneof(fc.jsonValue(), fc.record({ type, props }));
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 6 }), (stored) => {
      const { blocks, problems } = parseBlocks(stored);
      const lost = new Set(problems.map(({ path }) => path.split(".")[0]));
      expect(blocks.length + lost.size).toBeGreaterThanOrEqual(stored.length);
    }),
  );
});

test("every migration is named once", () => {
  const names = Object.values(allBlocks).flatMap(({ migrations }) =>
    migrations.map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test("a block is registered under the type it names", () => {
  for (const [type, definition] of Object.entries(allBlocks)) expect(definition.type).toBe(type);
});
