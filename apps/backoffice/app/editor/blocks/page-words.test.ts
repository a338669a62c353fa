import { expect, test } from "vitest";
import { pageOf, wordsIn } from "./page-words.ts";

test("a page is the same after Puck held it, words and blocks", () => {
  const page = {
    title: "Fees",
    slug: "fees",
    seo: { title: "Fees", hidden: true },
    blocks: [{ type: "heading", props: { id: "a", text: "A", level: 2 } }],
  };
  expect(wordsIn(pageOf(page))).toEqual(page);
  expect(wordsIn(pageOf({}))).toEqual({ blocks: [] });
});
