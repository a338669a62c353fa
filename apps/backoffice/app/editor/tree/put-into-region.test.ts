import { expect, test } from "vitest";
import { withBlock } from "./put-into-region.ts";

const notice = (id: string) => ({ type: "notice", props: { id, title: "Closed on Sunday" } });

test("a block comes last in its region, under an id of its own", () => {
  expect(withBlock(undefined, notice("a"))).toEqual([notice("a")]);
  expect(withBlock([notice("a"), notice("a-2")], notice("a"))).toEqual([
    notice("a"),
    notice("a-2"),
    notice("a-3"),
  ]);
});
