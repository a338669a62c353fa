import { expect, test } from "vitest";
import { outlineOf } from "./outline-of.ts";
import type { ShownBlock } from "./shown-block.ts";

const heading = (id: string, text: string, level: 2 | 3): ShownBlock => ({
  type: "heading",
  props: { id, text, level },
});

test("the outline of a page names its second level, in order, wherever it stands", () => {
  const prose: ShownBlock = {
    type: "rich-text",
    props: {
      id: "prose",
      body: {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ type: "text", text: "before" }] },
          {
            type: "heading",
            attrs: { level: 2 },
            content: [
              { type: "text", text: "Who may " },
              { type: "text", text: "play", marks: [{ type: "italic" }] },
            ],
          },
          { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "Detail" }] },
        ],
      },
    },
  };
  const within: ShownBlock = {
    type: "columns",
    props: { id: "columns" },
    resolved: { columns: [[heading("left", "Left", 2)], [heading("right", "Right", 3)]] },
  };
  expect(outlineOf([heading("a", "First", 2), prose, within])).toEqual([
    { id: "a", text: "First" },
    { id: "prose-1", text: "Who may play" },
    { id: "left", text: "Left" },
  ]);
});
