import { parseBlocks } from "@croupier/blocks/schema";
import { entryData } from "@croupier/contracts";
import { expect, test } from "vitest";
import { everyTemplate, templatesFor } from "./every-template.ts";
import { templateOf } from "./saved-templates.ts";

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

test("what an editor saved from a page is offered where pages of its type are made", () => {
  const written = { writtenAt: "2026-03-04T12:00:00.000Z", writtenBy: "ada", blocks: [] };
  const facts = { id: "018f0000-0000-7000-8000-000000000001", description: "Weekly." };
  const saved = [
    templateOf({ ...facts, ...written, kind: "content_page", pageType: "help", name: "Weekly" }),
    templateOf({ ...facts, ...written, kind: "marketing_page", pageType: null, name: "Launch" }),
  ];
  const names = (
    kind: "content_page" | "marketing_page",
    pageType: "help" | "article" | undefined,
  ) => templatesFor({ kind, pageType }, saved).map(({ name }) => name);
  expect(names("content_page", "help")).toEqual(["Weekly"]);
  expect(names("content_page", "article")).toEqual([]);
  expect(names("marketing_page", undefined)).toEqual(["Launch"]);
  expect(saved[0]).toMatchObject({ words: "Weekly.", isSaved: true });
});
