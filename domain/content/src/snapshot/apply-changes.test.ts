import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWords, promotion, row, snapshotOf } from "../../tests/published-rows.ts";
import { applyChanges } from "./apply-changes.ts";
import { changedTags } from "./changed-tags.ts";
import type { PublishedRow } from "./rows.ts";

const idsOf = (prefix: string) => fc.integer({ min: 1, max: 3 }).map((n) => `${prefix}-${n}`);
const slug = fc.constantFrom("one", "two", "three", "four");
const words = fc.dictionary(
  fc.constantFrom("en", "es", "de"),
  slug.map((name) => pageWords(name)),
  { minKeys: 1 },
);
const oldSlugs = (space: string) =>
  fc.array(fc.record({ language: fc.constantFrom("en", "es"), space: fc.constant(space), slug }), {
    maxLength: 2,
  });
const position = fc.integer({ min: 0, max: 2 });

const page = fc
  .tuple(idsOf("page"), fc.constantFrom("help", "promotion"), words, oldSlugs("help"), position)
  .chain(([id, pageType, parts, old, at]) =>
    fc.option(idsOf("section"), { nil: undefined }).map((section) =>
      row(
        "content_page",
        id,
        {
          common: {
            pageType,
            redirectWhenExcluded: false,
            position: at,
            ...(section && { section }),
          },
          ...parts,
        },
        old,
      ),
    ),
  );
const section = fc
  .tuple(idsOf("section"), words, position)
  .map(([id, parts, at]) => row("section", id, { common: { position: at }, ...parts }));
const category = fc
  .tuple(idsOf("category"), words, fc.array(idsOf("category"), { maxLength: 2 }))
  .map(([id, parts, subCategories]) =>
    row("game_category", id, {
      common: { games: [], subCategories, showAllSuffix: "all", position: 0 },
      ...parts,
    }),
  );
const redirect = fc
  .tuple(slug, slug)
  .map(([from, to]): PublishedRow => ({ what: "redirect", from: `/${from}`, to: `/${to}` }));
const gone = fc.oneof(
  fc
    .oneof(idsOf("page"), idsOf("section"), idsOf("category"))
    .map((id): PublishedRow => ({ what: "gone", subject: "entry", id })),
  slug.map((from): PublishedRow => ({ what: "gone", subject: "redirect", id: `/${from}` })),
);
const changes = fc.array(fc.array(fc.oneof(page, section, category, redirect, gone)), {
  maxLength: 6,
});

/** What is left when the later row of a subject takes the place of the earlier. */
function settle(rows: readonly PublishedRow[]): PublishedRow[] {
  const bySubject = new Map<string, PublishedRow>();
  for (const one of rows) {
    const subject = one.what === "gone" ? one.subject : one.what;
    const id = one.what === "redirect" ? one.from : one.what === "media" ? one.media.id : one.id;
    bySubject.set(`${subject} ${id}`, one);
  }
  return [...bySubject.values()].filter(({ what }) => what !== "gone");
}

test("following the changes leads to the snapshot that is built from scratch", () => {
  fc.assert(
    fc.property(changes, (batches) => {
      let followed = snapshotOf([], 0);
      for (const [index, rows] of batches.entries()) {
        followed = applyChanges(followed, { sequence: index + 1, rows });
      }
      expect(followed).toEqual(snapshotOf(settle(batches.flat()), batches.length));
    }),
    { numRuns: 500 },
  );
});

test("what a change does not touch is the very same object in the next snapshot", () => {
  const before = snapshotOf([
    promotion("a", "one"),
    promotion("b", "two"),
    row("section", "s", { common: { position: 0 }, en: { slug: "money", title: "Money" } }),
  ]);
  const after = applyChanges(before, { sequence: 4, rows: [promotion("a", "uno")] });
  expect(after.entries.get("b")).toBe(before.entries.get("b"));
  expect(after.byKind.get("section")).toBe(before.byKind.get("section"));
  expect(after.media).toBe(before.media);
  expect(before.paths.get("en")?.get("/promotions/one")).toBe("a");
});

test("a change drops just what used it: the entry, lists of its kind, its addresses", () => {
  const before = snapshotOf([promotion("a", "one"), promotion("b", "two")]);
  const after = applyChanges(before, { sequence: 3, rows: [promotion("a", "uno")] });
  expect([...changedTags(before, after)].sort()).toEqual([
    "address:/promotions/one",
    "address:/promotions/uno",
    "entry:a",
    "kind:content_page",
    "kind:content_page/promotion",
    "path:/promotions/one",
    "path:/promotions/uno",
  ]);
  expect(changedTags(after, after)).toEqual(new Set());
});

test("who only links to a page is told when it comes, moves, closes or goes, not of new words", () => {
  const tags = (before: readonly PublishedRow[], after: readonly PublishedRow[]) => {
    const snapshot = snapshotOf(before);
    const told = changedTags(snapshot, applyChanges(snapshot, { sequence: 2, rows: after }));
    return [...told].filter((tag) => tag.startsWith("address:")).sort();
  };
  const one = promotion("a", "one");
  expect(tags([], [one])).toEqual(["address:/promotions/one"]);
  expect(tags([one], [promotion("a", "one", { position: 7 })])).toEqual([]);
  expect(tags([one], [promotion("a", "two")])).toEqual([
    "address:/promotions/one",
    "address:/promotions/two",
  ]);
  expect(tags([one], [promotion("a", "one", { gates: { audience: "loggedIn" } })])).toEqual([
    "address:/promotions/one",
  ]);
  expect(tags([one], [{ what: "gone", subject: "entry", id: "a" }])).toEqual([
    "address:/promotions/one",
  ]);
});

test("a section that moves takes its articles along, and tells so", () => {
  const article = row("content_page", "article", {
    common: { pageType: "help", section: "s", redirectWhenExcluded: false, position: 0 },
    en: pageWords("fees"),
  });
  const named = (name: string) =>
    row("section", "s", { common: { position: 0 }, en: { slug: name, title: name } });
  const before = snapshotOf([named("money"), article]);
  const after = applyChanges(before, { sequence: 3, rows: [named("payments")] });
  expect(after.entries.get("article")?.paths["en"]).toBe("/help/payments/fees");
  expect(changedTags(before, after)).toContain("entry:article");
});

test("a menu and a picture that change drop what shows them", () => {
  const menu = row("custom_menu", "m", {
    common: { region: "footer", list: "primary", items: [] },
    en: { title: "Footer", items: {} },
  });
  const picture: PublishedRow = {
    what: "media",
    media: {
      id: "p",
      name: "Water",
      sha256: "00",
      mime: "image/webp",
      width: 1,
      height: 1,
      alt: {},
      focalX: 0.5,
      focalY: 0.5,
      colour: "#000000",
    },
  };
  const before = snapshotOf([menu]);
  const after = applyChanges(before, {
    sequence: 3,
    rows: [picture, { what: "gone", subject: "entry", id: "m" }],
  });
  expect([...changedTags(before, after)].sort()).toEqual([
    "entry:m",
    "kind:custom_menu",
    "media:p",
    "menu:footer",
  ]);
});
