import { analytics } from "@croupier/contracts";
import { expect, it } from "vitest";

import { readClick } from "./read-click.ts";

it("[S7.28] a link of a menu is a menu_click, with its menu and its place in it", () => {
  expect(readClick({ href: "/casino/slots", menu: "channelMenu", place: 2 })).toEqual([
    { name: "menu_click", menu: "channelMenu", place: 2, link: "/casino/slots" },
  ]);
});

it("[S7.28] a link to the deposit is an account.deposit:click wherever it stands", () => {
  const href = "/account/cashier/deposit?amount=50";
  expect(readClick({ href, menu: undefined, place: 0 })).toEqual([
    { name: "account.deposit:click", from: "page" },
  ]);
  expect(readClick({ href, menu: "footer", place: 4 }).map(({ name }) => name)).toEqual([
    "menu_click",
    "account.deposit:click",
  ]);
});

it("any other link is nothing, and all that is told is what the server takes", () => {
  expect(readClick({ href: "/help", menu: undefined, place: 0 })).toEqual([]);
  expect(readClick({ href: "/account/cashier/deposits", menu: undefined, place: 0 })).toEqual([]);
  const told = readClick({ href: "https://db-ip.com/x?y", menu: "footer", place: 1 });
  const events = told.map((event) => ({ ...event, path: "/" }));
  expect(analytics.record.body.parse({ visit: "sitting-0123456789", events }).events).toEqual([
    { name: "menu_click", menu: "footer", place: 1, link: "https://db-ip.com", path: "/" },
  ]);
});
