import { expect, test } from "vitest";
import { allBlocks, type BlockType } from "./all-blocks.ts";
import { blockEditors } from "./block-editors.ts";
import { parseBlock } from "./parse-blocks.ts";

const types = Object.keys(allBlocks) as BlockType[];

/** What no default can know: the editor chooses it, or types it. */
const chosen = new Set(["slideshow", "media", "entry", "title"]);

test.each(types)("a new %s lacks only what the editor has to choose", (type) => {
  const { defaults } = blockEditors[type];
  const read = parseBlock({ type, props: { id: "new", ...defaults } });
  const lacking = read.ok ? [] : read.refusal.problems.map(({ path }) => path.split(".")[1] ?? "");
  for (const prop of lacking) {
    expect(chosen).toContain(prop);
    expect(blockEditors[type].fields).toHaveProperty(prop);
  }
});

test.each(types)("every prop of %s has one field, and no field is for nothing", (type) => {
  const props = Object.keys(allBlocks[type].props.shape).filter(
    (prop) => prop !== "id" && prop !== "gates",
  );
  expect(Object.keys(blockEditors[type].fields).sort()).toEqual(props.sort());
});

test("the field that names an item of a list is one of its fields, and a new item has them all", () => {
  const lists = types
    .flatMap((type) => Object.values(blockEditors[type].fields))
    .filter((field) => field.type === "list");
  expect(lists.length).toBeGreaterThan(3);
  for (const { fields, summary, itemNew } of lists) {
    expect(Object.keys(fields)).toContain(summary);
    expect(Object.keys(itemNew)).toEqual(Object.keys(fields));
  }
});
