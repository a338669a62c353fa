import { expect, it } from "vitest";

import { isOfArea, resolveAddress } from "./area-path.ts";

it.each([
  ["/account", true],
  ["/account?from=menu", true],
  ["/account#balance", true],
  ["/account/limits", true],
  ["/accounts", false],
  ["/", false],
  ["/help/account", false],
])("%s is of the area: %s", (address, expected) => {
  expect(isOfArea(address)).toBe(expected);
});

it.each([
  ["/account/limits", "/account", "/account/limits"],
  ["?period=7d", "/account/activity?period=24h#chart", "/account/activity?period=7d"],
  ["#chart", "/account/activity?period=7d#top", "/account/activity?period=7d#chart"],
])("a link to %s at %s leads to %s", (href, here, address) => {
  expect(resolveAddress(href, here)).toBe(address);
});
