import type { Gates } from "@croupier/contracts";
import { countryName } from "./places/country-names.ts";
import { readExclusions } from "./places/place-filter.ts";

const audiences = { loggedIn: "signed in", loggedOut: "signed out" } as const;
const players = { new: "new players", returning: "who played before" } as const;
const devices = { Desktop: "on a desk", Mobile: "on a phone" } as const;

/** Who gets through, in one line: `signed in, on a phone, not in Curaçao, for a time`. */
export function gateWords(gates: Gates | undefined): string {
  const { audience, players: whoPlayed, device, from, until, geoTargetingFilter } = gates ?? {};
  const places = readExclusions(geoTargetingFilter).map(({ country, subdivisions }) =>
    subdivisions.length === 0 ? countryName(country) : `parts of ${countryName(country)}`,
  );
  const words = [
    audience && audiences[audience],
    whoPlayed && players[whoPlayed],
    device && devices[device],
    places.length > 0 ? `not in ${places.join(", ")}` : undefined,
    from === undefined && until === undefined ? undefined : "for a time",
  ].filter((one) => one !== undefined);
  return words.length === 0 ? "everybody" : words.join(", ");
}
