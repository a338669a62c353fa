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
