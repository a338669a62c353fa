import { expect, it } from "vitest";

import { readDestination } from "./read-destination.ts";

it.each([
  ["?destination=%2Faccount%3Ftab%3Da%23limits", "", "/account?tab=a#limits"],
  ["?destination=%2Fcasino%2Freels", "#quickplay_realplay", "/casino/reels#quickplay_realplay"],
  ["?destination=%2Fcasino%23own", "#carried", "/casino#own"],
  ["?destination=%2F%2Fevil.example", "#x", undefined],
  ["", "#x", undefined],
])("[S2.1] after /login%s%s comes %s", (query, fragment, destination) => {
  expect(readDestination(new URLSearchParams(query), fragment)).toBe(destination);
});
