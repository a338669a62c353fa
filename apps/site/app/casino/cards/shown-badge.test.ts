import { expect, test } from "vitest";

import { shownBadge } from "./shown-badge.ts";

test.each([
  ["exclusive", true, "freeGames"],
  [undefined, true, "freeGames"],
  ["exclusive", false, "exclusive"],
  [undefined, false, undefined],
])("[S4.12] the badge %j of a game that is free: %s is shown as %j", (badge, isFree, shown) => {
  expect(shownBadge(badge, isFree)).toBe(shown);
});
