import { expect, test } from "vitest";
import { pageWords, row, snapshotOf } from "../../tests/published-rows.ts";
import { leadsSomewhere } from "./leads-somewhere.ts";

const article = {
  ...row("content_page", "a", {
    common: { pageType: "article", redirectWhenExcluded: false, position: 0 },
    en: pageWords("the-book"),
    es: pageWords("el-libro"),
  }),
  oldSlugs: [{ language: "en", space: "articles", slug: "a-book" }],
};
const gated = row("marketing_page", "m", {
  common: { redirectWhenExcluded: false, gates: { audience: "loggedIn" } },
  en: pageWords("for-players"),
});
const slots = row("game_category", "c", {
  common: { games: [], subCategories: [], showAllSuffix: "all", position: 0 },
  en: { slug: "slots", name: "Slots", title: "Slots" },
});
const redirect = { what: "redirect", from: "/old", to: "/articles/the-book" } as const;
const snapshot = snapshotOf([article, gated, slots, redirect]);

test.each([
  ["/articles/the-book"],
  ["/articles/el-libro?from=home#end"],
  ["/articles/a-book"],
  ["/for-players"],
  ["/old"],
  ["/"],
  ["/join"],
  ["/account/limits"],
  ["/help/search-content?searchTerm=fees"],
  ["/casino/slots"],
  ["/casino/slots/all"],
  ["#terms"],
  ["https://example.org/nothing"],
  ["mailto:help@example.org"],
])("%s leads somewhere", (link) => {
  expect(leadsSomewhere(snapshot, link)).toBe(true);
});

test.each([
  ["/help"],
  ["/account/none"],
  ["/sports"],
  ["/articles/none"],
  ["/for-player"],
  ["/help/payments/none"],
  ["/casino/slots/none"],
])("%s leads nowhere", (link) => {
  expect(leadsSomewhere(snapshot, link)).toBe(false);
});
