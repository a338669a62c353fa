import { expect, it } from "vitest";

import type { LawMarks } from "../../app/shell/law-marks.ts";
import { openBuiltSite, type Visit } from "../built-site.ts";
import { fakeConfiguration, fakeServices, menuOf } from "../fake-site.ts";

const marks = (ageYears: number, helplines: LawMarks["helplines"] = []) =>
  JSON.stringify({ ageYears, helplines, practiceByVisitors: false } satisfies LawMarks);

/** Differences between two visitors of one address, in neighbouring pairs. */
const visitors: readonly (readonly [string, Visit])[] = [
  ["anybody", {}],
  ["somebody who is signed in", { audience: { signedIn: true, hasPlayed: true } }],
  ["a reader of German", { language: "de" }],
  ["a reader of Spanish", { language: "es" }],
  ["a visitor of the other brand", { brandCode: "marlin" }],
  ["a reader of German there", { brandCode: "marlin", language: "de" }],
  [
    "a visitor where the law wants more",
    {
      audience: {
        place: "US:NV",
        marks: marks(21, [{ name: "Help", href: "https://help.example" }]),
      },
    },
  ],
  ["a phone", { audience: { device: "Mobile" } }],
  ["a page that is not kept", { nonce: "one" }],
  ["another page that is not kept", { nonce: "two" }],
  ["whoever sees a draft", { services: withPreview() }],
  ["whoever comes after the menus changed", { services: withOtherMenus() }],
];

function withPreview() {
  return {
    ...fakeServices(),
    preview: {
      signedIn: false,
      place: null,
      device: "Desktop",
      language: "en",
      moment: null,
      expiresAt: "2026-11-29T12:00:00Z",
    } as const,
  };
}

function withOtherMenus() {
  const { menus } = fakeConfiguration;
  const bottomBar = menuOf(["Casino", "Other"]);
  return {
    ...fakeServices(),
    readSurroundings: async () => ({
      menus: { ...menus, bottomBar },
      siteMenu: menuOf(["Draft"]),
      regions: {},
      hasGames: true,
    }),
  };
}

const paths = ["/", "/login", "/pages/about", "/no/such/page"];

it("a page has the bytes of a server that never drew anything for another, whoever was here before", async () => {
  const site = await openBuiltSite();
  const alone: string[] = [];
  for (const [who, visit] of visitors) {
    const own = await openBuiltSite(`?alone=${encodeURIComponent(who)}`);
    for (const path of paths) {
      // What a page fetches late is not there the first time it is drawn.
      await own.visit(path, visit);
      await site.visit(path, visit);
      alone.push((await own.visit(path, visit)).html);
    }
  }
  expect(new Set(alone).size).toBeGreaterThan(visitors.length * 2);
  for (const [index, [who, visit]] of visitors.entries()) {
    for (const [place, path] of paths.entries()) {
      const { html } = await site.visit(path, visit);
      expect(html === alone[index * paths.length + place], `${path} for ${who}`).toBe(true);
    }
  }
});

it("no page holds a mark of the pieces it was put together from", async () => {
  const site = await openBuiltSite();
  for (const [, visit] of visitors) {
    for (const _again of [1, 2]) {
      expect((await site.visit("/", visit)).html).not.toContain("data-piece");
    }
  }
});
