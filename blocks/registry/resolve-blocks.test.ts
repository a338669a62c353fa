import type { Block, Gates } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BlockSources, resolveBlocks } from "./resolve-blocks.ts";

const id = "0199aaaa-0000-7000-8000-000000000001";
const nothing: BlockSources = {
  sees: () => true,
  blocksOf: () => undefined,
  slideshow: () => undefined,
  "game-rail": () => undefined,
  "own-games": () => undefined,
  "promotion-rail": () => undefined,
  "article-list": () => undefined,
  "section-list": () => undefined,
  image: () => undefined,
  feature: () => undefined,
};
const divider = (id: string, gates?: object): Block => ({
  type: "divider",
  props: { id, ...(gates && { gates }) },
});
const inColumns = (...columns: Block[][]): Block => ({
  type: "columns",
  props: { id: "c", columns },
});
const shared = (blockId: string): Block => ({
  type: "content-block",
  props: { id: blockId, entry: id },
});

test("a closed gate leaves no trace of its block, in a column neither", () => {
  const secret = divider("secret", { audience: "loggedIn" });
  const sources = { ...nothing, sees: () => false };
  const shown = resolveBlocks([secret, divider("a"), inColumns([secret, divider("b")])], sources);
  expect(JSON.stringify(shown)).not.toMatch(/secret|gates|loggedIn/);
  expect(JSON.stringify(shown)).toContain(`"b"`);
});

test("an open gate is judged by what it says, and is not told on", () => {
  const asked: unknown[] = [];
  const sees = (gates: unknown) => asked.push(gates) > 0;
  const shown = resolveBlocks([divider("a", { device: "Mobile" })], { ...nothing, sees });
  expect(asked).toEqual([{ device: "Mobile" }]);
  expect(shown).toEqual([{ type: "divider", props: { id: "a" } }]);
});

test("a block with nothing to show is left out, and so are columns without any block", () => {
  const image: Block = { type: "image", props: { id: "i", media: id } };
  expect(resolveBlocks([image, inColumns([image], [])], nothing)).toEqual([]);
});

test("a block takes along what its source found", () => {
  const sources: BlockSources = {
    ...nothing,
    "section-list": () => ({ sections: [{ id: "s", title: "Money", href: "/help/money" }] }),
  };
  expect(resolveBlocks([{ type: "section-list", props: { id: "a" } }], sources)).toMatchObject([
    { resolved: { sections: [{ title: "Money" }] } },
  ]);
});

test("content blocks that hold each other end", () => {
  const sources = { ...nothing, blocksOf: () => [divider("d"), shared("again")] };
  const shown = JSON.stringify(resolveBlocks([shared("first")], sources));
  expect(shown.match(/"divider"/g)).toHaveLength(3);
});

test("hostile: content blocks that multiply each other end, and the first of them are shown", () => {
  const many = Array.from({ length: 200 }, (_, index) => shared(`s${index}`));
  let asked = 0;
  const blocksOf = () => {
    asked += 1;
    return many;
  };
  const shown = resolveBlocks([divider("first"), ...many], { ...nothing, blocksOf });
  expect(shown[0]).toEqual({ type: "divider", props: { id: "first" } });
  expect(asked).toBeLessThanOrEqual(2_000);
  expect(JSON.stringify(shown).match(/"content-block"/g)?.length).toBeLessThanOrEqual(2_000);
});

test("whatever page it is, what is shown is what stands behind open gates alone, in its order", () => {
  const gates = fc.constantFrom<Gates>({}, { audience: "loggedIn" }, { audience: "loggedOut" });
  const leaf = fc.record({ open: gates, kind: fc.constant("divider" as const) });
  const tree = fc.array(
    fc.oneof(
      leaf,
      fc.record({
        open: gates,
        kind: fc.constant("columns" as const),
        columns: fc.array(fc.array(leaf, { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      }),
    ),
    { maxLength: 8 },
  );
  const sees = ({ audience }: Gates) => audience !== "loggedIn";
  fc.assert(
    fc.property(tree, (page) => {
      let count = 0;
      const expected: string[] = [];
      const write = (node: (typeof page)[number], reached: boolean): Block => {
        const id = `b${count++}`;
        const open = reached && sees(node.open);
        if (node.kind === "divider") {
          if (open) expected.push(id);
          return { type: "divider", props: { id, gates: node.open } };
        }
        const columns = node.columns.map((column) => column.map((each) => write(each, open)));
        return { type: "columns", props: { id, gates: node.open, columns } };
      };
      const stored = page.map((node) => write(node, true));
      const shown = JSON.stringify(resolveBlocks(stored, { ...nothing, sees }));
      const ids = [...shown.matchAll(/"divider","props":{"id":"(b\d+)"}/g)].map(([, id]) => id);
      expect(ids).toEqual(expected);
      expect(shown).not.toContain("gates");
    }),
  );
});
