import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addItem,
  changeItem,
  indentItem,
  outdentItem,
  readTree,
  removeItem,
  writeTree,
  type Branch,
  type MenuEntry,
} from "./menu-tree.ts";

const item = (id: string, position: number, parentLink?: string): MenuEntry => ({
  id,
  position,
  link: `/${id}`,
  ...(parentLink === undefined ? {} : { parentLink }),
});

const footer = [
  item("help", 40),
  item("casino", 10),
  item("tables", 30, "/casino"),
  item("slots", 20, "/casino"),
];

/** `casino(slots tables) help` */
const spell = (tree: readonly Branch[]): string =>
  tree
    .map(({ item, children }) =>
      children.length === 0 ? item.id : `${item.id}(${children.map(({ id }) => id).join(" ")})`,
    )
    .join(" ");

test("items stand in their order, under the one whose address they name", () => {
  expect(spell(readTree(footer))).toBe("casino(slots tables) help");
});

test("a parent of another menu is nobody's parent here, and is kept", () => {
  const lonely = item("deposit", 10, "/account");
  expect(writeTree(readTree([lonely]))).toEqual([lonely]);
});

test("an item goes under the one before it, and out again to stand behind it", () => {
  const tree = readTree(footer);
  const under = indentItem(tree, "help");
  expect(spell(under)).toBe("casino(slots tables help)");
  expect(writeTree(under).at(-1)).toMatchObject({ id: "help", parentLink: "/casino" });
  expect(spell(outdentItem(under, "help"))).toBe("casino(slots tables) help");
  expect(writeTree(outdentItem(under, "help")).at(-1)).not.toHaveProperty("parentLink");
});

test("there is no third level, and nothing to stand under for the first", () => {
  const tree = readTree(footer);
  expect(indentItem(tree, "casino")).toBe(tree);
  const turned = readTree([item("help", 1), item("casino", 2), item("slots", 3, "/casino")]);
  expect(spell(indentItem(turned, "casino"))).toBe("help casino(slots)");
});

test("those under an item that goes take its place", () => {
  expect(spell(removeItem(readTree(footer), "casino"))).toBe("slots tables help");
  expect(spell(removeItem(readTree(footer), "slots"))).toBe("casino(tables) help");
});

test("children follow their parent to another address", () => {
  const moved = changeItem(readTree(footer), "casino", (one) => ({ ...one, link: "/lobby" }));
  expect(writeTree(moved).map(({ id, parentLink }) => [id, parentLink])).toEqual([
    ["casino", undefined],
    ["slots", "/lobby"],
    ["tables", "/lobby"],
    ["help", undefined],
  ]);
});

test("whatever is done to a tree, every item is there once and reads back the same", () => {
  const act = fc.record({
    what: fc.constantFrom(indentItem, outdentItem, addItem),
    id: fc.constantFrom("a", "b", "c", "d", "e"),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      let tree: readonly Branch[] = readTree([]);
      const added = new Set<string>();
      for (const { what, id } of acts) {
        if (what === addItem && added.has(id)) continue;
        if (what === addItem) added.add(id);
        tree = what(tree, id);
        // Each has an address of its own, as a menu that makes sense does.
        tree = changeItem(tree, id, (one) => ({ ...one, link: `/${id}` }));
      }
      const written = writeTree(tree);
      expect(new Set(written.map(({ id }) => id))).toEqual(added);
      expect(written).toHaveLength(added.size);
      expect(spell(readTree(written))).toBe(spell(tree));
    }),
  );
});
