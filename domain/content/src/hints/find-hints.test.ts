import fc from "fast-check";
import { expect, test } from "vitest";
import { findHints, type HintSubject } from "./find-hints.ts";

const river = "018f0000-0000-7000-8000-000000000001";
const lost = "018f0000-0000-7000-8000-000000000009";

const block = (type: string, id: string, props: object) => ({ type, props: { id, ...props } });
const heading = (id: string, level: number) => block("heading", id, { text: "A", level });
const prose = (id: string, ...content: object[]) =>
  block("rich-text", id, { body: { type: "doc", content } });

function hintsOf(data: Record<string, unknown>, facts: Partial<HintSubject> = {}) {
  return findHints({
    language: "en",
    data,
    deadLinks: new Set(["/gone"]),
    altOf: (media) => (media === river ? { en: "The river", de: " " } : undefined),
    ...facts,
  });
}

test("a page that is well made has nothing to hear", () => {
  const blocks = [
    heading("a", 2),
    heading("b", 3),
    heading("c", 2),
    block("image", "d", { media: river }),
    block("link-list", "e", { links: [{ text: "Help", link: "/help" }] }),
    prose("f", { type: "paragraph", content: [{ type: "text", text: "Calm words." }] }),
  ];
  expect(hintsOf({ title: "Home", slug: "guaranteed-win", blocks })).toEqual([]);
});

test.each([
  [
    "a link that leads nowhere",
    block("call-to-action", "x", { title: "A", text: "B", action: { text: "Go", link: "/gone" } }),
    { code: "link_dead", link: "/gone", severity: "error", path: "blocks.0.props.action.link" },
  ],
  [
    "a dead link inside formatted text",
    prose("x", {
      type: "paragraph",
      content: [
        { type: "text", text: "there", marks: [{ type: "link", attrs: { href: "/gone" } }] },
      ],
    }),
    { code: "link_dead", link: "/gone", severity: "error", path: "blocks.0.props.body" },
  ],
  [
    "a link without words",
    block("link-list", "x", { links: [{ text: " ", link: "/help" }] }),
    {
      code: "link_text_empty",
      link: "/help",
      severity: "error",
      path: "blocks.0.props.links.0.link",
    },
  ],
  [
    "a picture there is none of",
    block("image", "x", { media: lost }),
    { code: "picture_unknown", media: lost, severity: "error", path: "blocks.0.props.media" },
  ],
  [
    "a first heading that is too deep",
    heading("x", 3),
    { code: "heading_skips", level: 3, after: 1, severity: "warning", path: "blocks.0" },
  ],
  [
    "a heading in formatted text that is too deep",
    prose("x", { type: "heading", attrs: { level: 4 }, content: [{ type: "text", text: "A" }] }),
    { code: "heading_skips", level: 4, after: 1, severity: "warning", path: "blocks.0.props.body" },
  ],
  [
    "a promise in a title",
    block("feature", "x", { title: "A guaranteed win" }),
    {
      code: "claim_banned",
      words: "guaranteed win",
      severity: "error",
      path: "blocks.0.props.title",
    },
  ],
  [
    "a promise whose words are partly bold",
    prose("x", {
      type: "paragraph",
      content: [
        { type: "text", text: "It is due " },
        { type: "text", text: "to hit", marks: [{ type: "bold" }] },
      ],
    }),
    { code: "claim_banned", words: "due to hit", severity: "error", path: "blocks.0.props.body" },
  ],
])("%s is found in its block", (_, bad, expected) => {
  expect(hintsOf({ title: "Home", blocks: [bad] })).toEqual([{ ...expected, block: "x" }]);
});

test("what stands in a column is found in its own block", () => {
  const columns = block("columns", "c", { columns: [[], [block("image", "x", { media: lost })]] });
  expect(hintsOf({ blocks: [columns] })).toMatchObject([{ code: "picture_unknown", block: "x" }]);
});

test("a picture says what it shows in each language of its own", () => {
  const data = { blocks: [block("image", "x", { media: river })] };
  expect(hintsOf(data, { language: "de" })).toMatchObject([
    { code: "alt_text_missing", media: river, severity: "error" },
  ]);
});

test.each([
  ["no title", { title: "  " }, "title_missing", "title"],
  ["a title of 61 characters", { title: "a".repeat(61) }, "title_long", "title"],
  [
    "a title for search that is long",
    { title: "A", seo: { title: "b".repeat(61) } },
    "title_long",
    "seo.title",
  ],
])("%s is told", (_, data, code, path) => {
  expect(hintsOf(data)).toMatchObject([{ code, path }]);
});

test("a title of 60 characters is fine, and a long one with a short one for search", () => {
  expect(hintsOf({ title: "a".repeat(60) })).toEqual([]);
  expect(hintsOf({ title: "a".repeat(90), seo: { title: "Short" } })).toEqual([]);
});

test.each([
  ["dark words on a pale veil", "#f3dfc0", "light", 0],
  ["pale words on a dark veil", "#0f3a46", "dark", 0],
  ["pale words on a bare pale picture", "#f3dfc0", "none", 1],
  ["dark words on a veil over black", "#000000", "light", 0],
  ["a colour that is none", "red", "none", 0],
] as const)("the contrast of %s is looked at", (_, colour, veil, count) => {
  const found = hintsOf({}, { wordsOnPictures: [{ block: "s", words: "Dusk", colour, veil }] });
  expect(found.filter(({ code }) => code === "contrast_low")).toHaveLength(count);
});

test("a missing translation warns, and keeps nothing from being published", () => {
  expect(hintsOf({}, { missing: ["de", "es"] })).toMatchObject([
    { code: "translation_missing", language: "de", severity: "warning" },
    { code: "translation_missing", language: "es", severity: "warning" },
  ]);
});

test("no data make the rules throw", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      expect(Array.isArray(hintsOf(data as Record<string, unknown>))).toBe(true);
    }),
  );
});
