import fc from "fast-check";
import { expect, it } from "vitest";

import { sameOriginPath } from "../navigation/same-origin-path.ts";
import { detour } from "./detour.ts";

const carriedBy = (address: string) =>
  sameOriginPath(new URL(address, "https://kingfisher.example").searchParams.get("destination"));

it.each([
  "/casino/slots/kingfishers-catch#quickplay_realplay",
  "/casino?channel=a%26b&x=1#quickplay_realplay",
  "/account/limits",
])("[S2.1] [S2.27] %s comes out of every detour with its query and fragment", (destination) => {
  const once = detour("/login", destination);
  expect(carriedBy(once)).toBe(destination);
  expect(new URL(once, "https://kingfisher.example").hash).toBe("");
  expect(carriedBy(detour("/login/forgotten", carriedBy(once)))).toBe(destination);
});

it("whatever path a destination is, two detours leave it as it was", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webFragments(), (path, fragment) => {
      const destination = sameOriginPath(`/casino${path}#${fragment}`);
      fc.pre(destination !== undefined);
      expect(carriedBy(detour("/login", carriedBy(detour("/login", destination))))).toBe(
        destination,
      );
    }),
  );
});

it("nowhere is no query", () => {
  expect(detour("/login", undefined)).toBe("/login");
});
