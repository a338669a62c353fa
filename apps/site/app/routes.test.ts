import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fixedPaths } from "@croupier/contracts/fixed-paths";
import { expect, it } from "vitest";

import routes from "./routes.ts";

it("[S2.14] [S2.23] [S2.24] the map of the site is this: a moved page is a visible change", () => {
  const map = routes.flatMap((entry) => addressesOf(entry));
  expect(map).toMatchInlineSnapshot(`
    [
      "/ → home/home.tsx",
      "/error/not-found → errors/not-found.tsx",
      "/error/internal-server → errors/internal-server.tsx",
      "/casino → casino/lobby.tsx",
      "/casino/:category → casino/category.tsx",
      "/casino/:category/:subcategory → casino/subcategory.tsx",
      "/casino/:category/:subcategory/:slug → casino/game.tsx",
      "/my-games → my-games/my-games.tsx",
      "/account/* → account/account.tsx",
      "/validation-code/validatePhone → phone/validate-phone.tsx",
      "/validate-document → documents/validate-document-page.tsx",
      "/blocked-document-status → documents/blocked-document-page.tsx",
      "/verify → verify/verify.tsx",
      "/contact → contact/contact.tsx",
      "/become-an-affiliate → affiliates/become-an-affiliate.tsx",
      "/help/search-content → help/help-search.tsx",
      "/help/:section → help/help-section.tsx",
      "/help/:section/:slug → help/help-article.tsx",
      "/* → content/content-page.tsx",
      "/login → sign-in/sign-in.tsx",
      "/login/forgotten → password/forgotten.tsx",
      "/login/new-password → password/new-password.tsx",
      "/confirm-email → email-link/confirm-email.tsx",
      "/join → join/join.tsx",
      "/welcome/:code → join/welcome.tsx",
      "/offline → offline/offline.tsx",
      "/maintenance → maintenance/maintenance.tsx",
    ]
  `);
});

it("menus and texts may lead to each page that stands without content", () => {
  // A page that only an e-mail, a failure or a lost network leads to is linked from nowhere.
  const unlinked = [
    "/confirm-email",
    "/error/internal-server",
    "/error/not-found",
    "/login/new-password",
    "/maintenance",
    "/offline",
  ];
  const standing = routes
    .flatMap((entry) => addressesOf(entry))
    .map((line) => line.split(" → ")[0] ?? "")
    .filter((path) => !/[:*]/.test(path) && !unlinked.includes(path));
  const outside = fixedPaths.filter((path) => !path.startsWith("/account"));
  expect(outside).toEqual(standing.toSorted());
});

it("a page is found under one spelling of its address only", () => {
  const named = everyEntry(routes).filter(({ path }) => path !== undefined && path !== "*");
  expect(named.filter(({ caseSensitive }) => caseSensitive !== true)).toEqual([]);
});

function everyEntry(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...everyEntry(entry.children ?? [])]);
}

function addressesOf(entry: RouteConfigEntry, above = ""): string[] {
  const path = entry.path === undefined ? above : `${above}/${entry.path}`;
  const below = (entry.children ?? []).flatMap((child) => addressesOf(child, path));
  const isPage = entry.path !== undefined || entry.index === true;
  return isPage ? [`${path === "" ? "/" : path} → ${entry.file}`, ...below] : below;
}
