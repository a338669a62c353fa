import { expect, it } from "vitest";

import { hostilePaths } from "../../tests/hostile-paths.ts";
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

it("F5: no destination is of another site, and the fragment does not make it one", () => {
  for (const payload of hostilePaths()) {
    for (const fragment of ["", "#quickplay_realplay", `#${payload}`, `@${payload}`, payload]) {
      const query = new URLSearchParams({ destination: payload });
      const destination = readDestination(query, fragment) ?? "/";
      expect(new URL(destination, "https://kingfisher.example").origin, payload).toBe(
        "https://kingfisher.example",
      );
      expect(destination, payload).toMatch(/^\/(?![/\\])/);
    }
  }
});
