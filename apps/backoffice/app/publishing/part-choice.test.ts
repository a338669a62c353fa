import { expect, test } from "vitest";
import type { OpenedPart } from "../drafting/entry-draft.ts";
import { openPart } from "../drafting/part-draft.ts";
import { chosenNumbers, publishableParts } from "./part-choice.ts";

const opened = (number: number, errors: OpenedPart["errors"] = new Map()): OpenedPart => ({
  ...openPart(number, { title: "Fees" }),
  errors,
});
const stored = (latest: number, published: number | null) => ({
  latest,
  published,
  publishedAt: null,
  state: "draft" as const,
  hasNewerDraft: false,
  data: { title: "Fees" },
  writtenAt: "2026-03-04T12:00:00.000Z",
  writtenBy: "anna",
  note: null,
});

const entry = { parts: { common: stored(2, 2), en: stored(4, 3), de: stored(1, null) } };
const view = {
  wasRestored: false,
  parts: {
    common: opened(2),
    en: opened(5),
    de: opened(1, new Map([["title", "This is needed."]])),
    es: opened(0),
  },
};

test("what concerns every language comes first, and only what is news is published", () => {
  const parts = publishableParts(entry, view, ["en", "es", "de"]);
  expect(parts.map(({ part, newest, hasNews }) => [part, newest, hasNews])).toEqual([
    ["common", 2, false],
    // Saved a moment ago, and the answer about the entry is a version behind.
    ["en", 5, true],
    ["es", 0, true],
    ["de", 1, true],
  ]);
  expect(parts.find(({ part }) => part === "de")?.isUnfit).toBe(true);
  expect(chosenNumbers(parts, new Set())).toEqual({ en: 5, de: 1 });
  expect(chosenNumbers(parts, new Set(["de"]))).toEqual({ en: 5 });
});
