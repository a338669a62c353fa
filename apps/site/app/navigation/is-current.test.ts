import { expect, it } from "vitest";

import { isCurrent } from "./is-current.ts";

it.each([
  ["/", "/", true],
  ["/", "/casino", false],
  ["/casino", "/casino", true],
  ["/casino", "/casino/slots", true],
  ["/casino", "/casino-live", false],
])("a menu item to %s is current at %s: %s", (link, pathname, expected) => {
  expect(isCurrent(link, pathname)).toBe(expected);
});

it.each([
  ["/casino/originals/instant/lucky-dice", ["/casino/originals"]],
  ["/casino/slots", ["/casino/slots"]],
  ["/casino/new", ["/casino"]],
  ["/casino", ["/casino"]],
  ["/promotions", []],
])("of a menu one item at most is current: at %s %j", (pathname, current) => {
  const menu = ["/", "/casino", "/casino/slots", "/casino/originals"];
  expect(menu.filter((link) => isCurrent(link, pathname, menu))).toEqual(current);
});
