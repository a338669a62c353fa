import { expect, test } from "vitest";
import { toPuck } from "../blocks/page-blocks.ts";
import { rootZone, walkContent } from "./walk-content.ts";

const heading = (id: string) => ({ type: "heading", props: { id, text: id, level: 2 } });

test("blocks are told in reading order, each with the place Puck knows it by", () => {
  const page = toPuck([
    heading("a"),
    {
      type: "columns",
      props: { id: "c", columns: [[heading("b")], [heading("d"), heading("e")]] },
    },
    heading("f"),
  ]);
  expect(
    walkContent(page).map(({ block, zone, index, depth }) => [block.props.id, zone, index, depth]),
  ).toEqual([
    ["a", rootZone, 0, 0],
    ["c", rootZone, 1, 0],
    ["b", "c:column1", 0, 1],
    ["d", "c:column2", 0, 1],
    ["e", "c:column2", 1, 1],
    ["f", rootZone, 2, 0],
  ]);
});
