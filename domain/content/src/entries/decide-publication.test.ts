import { expect, test } from "vitest";
import { decidePublication, decideWithdrawal, type PartFacts } from "./decide-publication.ts";
import { decideState } from "./decide-state.ts";

const part = (name: string, latestNumber: number, publishedNumber: number | null): PartFacts => ({
  part: name,
  latestNumber,
  publishedNumber,
});

test.each([
  {
    says: "every part's newest",
    parts: [part("common", 2, null), part("en", 3, null)],
    wished: undefined,
    answer: { ok: true, value: { common: 2, en: 3 } },
  },
  {
    says: "only what is not shown already",
    parts: [part("common", 2, 2), part("en", 3, 1)],
    wished: undefined,
    answer: { ok: true, value: { en: 3 } },
  },
  {
    says: "a translation by itself, once the rest is out",
    parts: [part("common", 2, 1), part("en", 1, 1), part("de", 4, null)],
    wished: { de: 3 },
    answer: { ok: true, value: { de: 3 } },
  },
  {
    says: "no language without the common part",
    parts: [part("common", 1, null), part("en", 1, null)],
    wished: { en: 1 },
    answer: { ok: false, refusal: { code: "nothing_to_show", missing: "common" } },
  },
  {
    says: "no common part without a language",
    parts: [part("common", 1, null)],
    wished: undefined,
    answer: { ok: false, refusal: { code: "nothing_to_show", missing: "language" } },
  },
  {
    says: "no version that was never written",
    parts: [part("common", 1, null), part("en", 1, null)],
    wished: { common: 1, en: 2 },
    answer: { ok: false, refusal: { code: "version_unknown", part: "en", number: 2 } },
  },
])("publishing shows $says", ({ parts, wished, answer }) => {
  expect(decidePublication(parts, wished)).toEqual(answer);
});

test.each([
  { wished: undefined, gone: ["common", "en", "de"] },
  { wished: ["common"], gone: ["common", "en", "de"] },
  { wished: ["de"], gone: ["de"] },
  { wished: ["en", "de"], gone: ["common", "en", "de"] },
  { wished: ["es"], gone: [] },
])("withdrawing $wished takes $gone off the site", ({ wished, gone }) => {
  const parts = [part("common", 1, 1), part("en", 1, 1), part("de", 2, 1), part("es", 1, null)];
  expect(decideWithdrawal(parts, wished)).toEqual(gone);
});

test.each([
  [{ publishedNumber: null, archivedAt: null, isAwaited: false }, "draft", false],
  [{ publishedNumber: null, archivedAt: null, isAwaited: true }, "scheduled", false],
  [{ publishedNumber: 3, archivedAt: null, isAwaited: false }, "published", false],
  [{ publishedNumber: 1, archivedAt: null, isAwaited: true }, "published", true],
  [{ publishedNumber: null, archivedAt: new Date(0), isAwaited: false }, "archived", false],
] as const)("%o is %s, newer draft: %s", (facts, state, hasNewerDraft) => {
  expect(decideState({ latestNumber: 3, ...facts })).toEqual({ state, hasNewerDraft });
});
