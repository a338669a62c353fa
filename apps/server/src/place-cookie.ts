import { spellPlace } from "@croupier/places";
import type { Place } from "@croupier/policy";
import { writeCookie } from "./shell/cookies.ts";

export type PlaceCookie = ReturnType<typeof createPlaceCookie>;

const daySeconds = 86_400;

/**
 * What the pages in a browser know of the visitor's place. A hint for display, which is why scripts may
 * read it and nothing signs it: what may be seen and played is decided from the address, every time.
 */
export function createPlaceCookie({ https }: { https: boolean }) {
  return {
    /** A place nobody knows takes a hint of yesterday away. */
    tell(place: Place): string {
      const spelt = spellPlace(place);
      return writeCookie("st", spelt ?? "", {
        secure: https,
        maxAgeSeconds: spelt === null ? 0 : daySeconds,
      });
    },
  };
}
