import { expect, it } from "vitest";

import { joinAddressOf } from "./join-overlay.ts";

it.each([
  ["?overlay=join", "/join"],
  ["?ref=P1&overlay=join&lang=es", "/join?ref=P1&lang=es"],
  ["?overlay=join&overlay=join", "/join"],
  ["?overlay=login", undefined],
  ["?x=overlay", undefined],
  ["", undefined],
])("[S2.25] walking to a page with %j leads to %s", (search, address) => {
  expect(joinAddressOf(search)).toBe(address);
});
