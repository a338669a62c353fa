import type { Block } from "@croupier/contracts";
import { expect, test } from "vitest";
import { type BlockSources, resolveBlocks } from "./resolve-blocks.ts";

const id = "0199aaaa-0000-7000-8000-000000000001";
const nothing: BlockSources = {
  sees: () => true,
  blocksOf: () => undefined,
  slideshow: () => undefined,
  "game-rail": () => undefined,
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
