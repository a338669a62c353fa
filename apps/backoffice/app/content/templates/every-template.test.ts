import { parseBlocks } from "@croupier/blocks/schema";
import { entryData } from "@croupier/contracts";
import { expect, test } from "vitest";
import { everyTemplate, templatesFor } from "./every-template.ts";

test.each(everyTemplate)("$name begins with blocks the site can draw", ({ kind, blocks }) => {
  expect(parseBlocks(blocks).problems).toEqual([]);
  const words = { title: "A title", slug: "a-title", blocks };
  expect(entryData[kind].language.safeParse(words).success).toBe(true);
  expect(new Set(blocks.map(({ props }) => props.id)).size).toBe(blocks.length);
});

test("whoever asks for a kind is offered what makes it", () => {
  const names = (asked: Parameters<typeof templatesFor>[0]) =>
    templatesFor(asked).map(({ id }) => id);
  expect(names({ kind: undefined, pageType: undefined })).toHaveLength(everyTemplate.length);
  expect(names({ kind: "marketing_page", pageType: undefined })).toEqual([
    "landing-page",
    "blank-landing-page",
  ]);
  expect(names({ kind: "content_page", pageType: "help" })).toEqual(["help-answer", "blank-page"]);
  expect(names({ kind: "slide", pageType: undefined })).toEqual([]);
});
