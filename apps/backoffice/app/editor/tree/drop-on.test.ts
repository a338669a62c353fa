import { expect, test } from "vitest";
import { toPuck } from "../blocks/page-blocks.ts";
import { dropOn, type Side } from "./drop-on.ts";
import { pageMoves } from "./page-moves.ts";
import { rootZone, walkContent } from "./walk-content.ts";

const heading = (id: string) => ({ type: "heading", props: { id, text: id, level: 2 } });
const page = walkContent(
  toPuck([
    heading("a"),
    heading("b"),
    { type: "columns", props: { id: "c", columns: [[heading("d")], []] } },
    { type: "columns", props: { id: "e", columns: [[], []] } },
  ]),
);

function drop(dragged: string, side: Side, target: string) {
  const find = (id: string) => {
    const standing = page.find(({ block }) => block.props.id === id);
    if (standing === undefined) throw new Error(`no block ${id}`);
    return standing;
  };
  return dropOn(find(dragged), { target: find(target), side });
}

test("a row that is let go after another comes to stand behind it, before it in front of it", () => {
  const a = { zone: rootZone, index: 0 };
  expect(drop("a", "after", "b")).toEqual(pageMoves.moveWithin(a, 1));
  expect(drop("a", "before", "e")).toEqual(pageMoves.moveWithin(a, 2));
  expect(drop("e", "before", "a")).toEqual(pageMoves.moveWithin({ zone: rootZone, index: 3 }, 0));
});

test("where it stands already, nothing moves", () => {
  for (const [side, target] of [
    ["after", "a"],
    ["before", "b"],
    ["before", "a"],
  ] as const) {
    expect(drop("a", side, target)).toBeUndefined();
  }
});

test("a block goes into a column and out of it, and columns into none", () => {
  expect(drop("a", "after", "d")).toEqual(
    pageMoves.moveTo({ zone: rootZone, index: 0 }, { zone: "c:column1", index: 1 }),
  );
  expect(drop("d", "before", "a")).toEqual(
    pageMoves.moveTo({ zone: "c:column1", index: 0 }, { zone: rootZone, index: 0 }),
  );
  expect(drop("e", "before", "d")).toBeUndefined();
  expect(drop("c", "before", "d")).toBeUndefined();
});
