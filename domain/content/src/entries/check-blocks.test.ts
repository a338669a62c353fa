import { expect, test } from "vitest";
import { findBlockErrors } from "./check-blocks.ts";

const at = (path: string) => () => [{ path, message: "is wrong" }];
const blocks = [{ type: "image", props: { id: "a", media: "", level: 9, items: [], more: [1] } }];

test.each([["0.props.level"], ["0.type"], ["0.props.more"], ["0.props"]])(
  "what stands at %s and is wrong is told with its whole field",
  (path) => {
    expect(findBlockErrors({ blocks }, at(path))).toEqual([
      { field: `blocks.${path}`, code: "invalid_block", message: "is wrong" },
    ]);
  },
);

test.each([["0.props.media"], ["0.props.title"], ["0.props.items"], ["0.props.constructor"]])(
  "what is not filled in yet at %s is a draft's",
  (path) => {
    expect(findBlockErrors({ blocks }, at(path))).toEqual([]);
  },
);

test("a part without blocks has none to be wrong", () => {
  expect(findBlockErrors({ title: "x" }, at("0.type"))).toEqual([]);
});
