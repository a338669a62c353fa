import type { EditedEntry } from "@croupier/contracts";
import { expect, test } from "vitest";
import { duplicateOf } from "./duplicate-of.ts";

const id = "018f0000-0000-7000-8000-0000000abcde";
const part = (data: Record<string, unknown>) => ({
  latest: 3,
  published: 2,
  publishedAt: "2026-03-04T12:00:00.000Z",
  state: "published" as const,
  hasNewerDraft: true,
  data,
  writtenAt: "2026-03-04T12:00:00.000Z",
  writtenBy: "anna",
  note: null,
});

const entry: EditedEntry = {
  id: "018f0000-0000-7000-8000-000000000001",
  bucket: "default",
  kind: "section",
  deletedAt: null,
  parts: {
    common: part({ position: 10 }),
    en: part({ slug: "fees", title: "Fees" }),
    de: part({
      slug: "kosten",
      title: "Was eine Einzahlung oder Auszahlung wirklich kostet, Schritt für Schritt",
    }),
  },
  paths: {},
  schedules: [],
  needsReview: false,
};

test("a copy has its own name and address in every language, and is of the same bucket and kind", () => {
  expect(duplicateOf(entry, id)).toEqual({
    id,
    bucket: "default",
    kind: "section",
    parts: {
      common: { position: 10 },
      en: { slug: "fees-copy-0abcde", title: "Fees (copy)" },
      de: {
        slug: "kosten-copy-0abcde",
        title: "Was eine Einzahlung oder Auszahlung wirklich koste… (copy)",
      },
    },
    template: `copy of ${entry.id}`,
  });
});
