import { fixedPaths } from "@croupier/contracts/fixed-paths";
import { expect, it } from "vitest";

import { findPage, isThere } from "./find-page.ts";
import { accountPages, type AccountPage } from "./registry.ts";

const page = (path: string): AccountPage => ({
  path,
  load: async () => () => null,
  title: "overview.title",
});
const pages = [page("/account"), page("/account/security"), page("/account/bets/:round")];

it.each([
  ["/account", "/account", {}],
  ["/account?from=mail#balances", "/account", {}],
  ["/account/security", "/account/security", {}],
  ["/account/bets/42#proof", "/account/bets/:round", { round: "42" }],
])("%s is the page %s", (address, path, params) => {
  const found = findPage(address, pages);
  expect([found?.page.path, found?.params]).toEqual([path, params]);
});

it.each(["/account/", "/account/Security", "/account/bets", "/account/bets/", "/account/bets/1/2"])(
  "%s is no page",
  (address) => {
    expect(findPage(address, pages)).toBeUndefined();
  },
);

it("a link out of the area always leads somewhere, one inside only to a page", () => {
  expect([isThere("/validate-document"), isThere("/account"), isThere("/account/x")]).toEqual([
    true,
    true,
    false,
  ]);
});

it("[S2.5] [S2.6] [S2.8] money out, to a bank, and what is pending each have their page", () => {
  const titleAt = (address: string) => findPage(address)?.page.title;
  expect(titleAt("/account/cashier/withdraw")).toBe("withdraw.title");
  expect(titleAt("/account/cashier/withdraw/cbt")).toBe("withdraw.bank.title");
  expect(titleAt("/account/cashier/withdraw/manage-pending")).toBe("cashier.pending");
});

it("every page has an address of its own below /account", () => {
  const paths = accountPages.map(({ path }) => path);
  expect(paths.filter((path) => !/^\/account(?:\/[a-z:][\w-]*)*$/i.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it("menus and texts may lead to each page of the area, and to nothing else below /account", () => {
  const own = accountPages.map(({ path }) => path).filter((path) => !path.includes(":"));
  const linked = fixedPaths.filter((path) => path.startsWith("/account"));
  expect(linked).toEqual(own.toSorted());
});
