import type { Gates, GeoTargetingFilter } from "@croupier/contracts";
import type { Onlooker } from "./onlooker.ts";

export type Closed = "by time" | "by audience" | "by device" | "by place";

/**
 * Whether this onlooker sees what stands behind the gates. They are looked at in one fixed order and
 * only as far as needed, so that an answer depends on no more of the onlooker than it has to.
 */
export function decideGates(gates: Gates | undefined, onlooker: Onlooker): "open" | Closed {
  if (gates === undefined) return "open";
  if (!isInTime(gates, onlooker)) return "by time";
  const { audience, players, device, geoTargetingFilter } = gates;
  if (audience !== undefined && onlooker.audience("signedIn") !== (audience === "loggedIn")) {
    return "by audience";
  }
  if (players !== undefined && !isPlayer(players, onlooker)) return "by audience";
  if (device !== undefined && onlooker.audience("device") !== device) return "by device";
  if (geoTargetingFilter !== undefined && excludesSomebody(geoTargetingFilter)) {
    if (isPlaceExcluded(geoTargetingFilter, onlooker.audience("place"))) return "by place";
  }
  return "open";
}

function isPlayer(players: NonNullable<Gates["players"]>, onlooker: Onlooker): boolean {
  if (!onlooker.audience("signedIn")) return false;
  return onlooker.audience("hasPlayed") === (players === "returning");
}

/** From the first moment on, until just before the last. */
function isInTime({ from, until }: Gates, { now, staleAfter }: Onlooker): boolean {
  if (until !== undefined && now >= new Date(until)) return false;
  if (from !== undefined && now < new Date(from)) {
    staleAfter(new Date(from));
    return false;
  }
  if (until !== undefined) staleAfter(new Date(until));
  return true;
}

/**
 * `{"US": ["NJ"]}` excludes those subdivisions, `{"CW": []}` the whole country, a key `"CA:QC"` that
 * subdivision. An unknown place is excluded by nothing.
 */
export function isPlaceExcluded(filter: GeoTargetingFilter, place: string | null): boolean {
  if (place === null) return false;
  const excluded = filter.notIn.countrySubdivision;
  const [country = "", subdivision] = place.split(":");
  const ofCountry = excluded[country];
  if (ofCountry?.length === 0) return true;
  if (subdivision === undefined) return false;
  return ofCountry?.includes(subdivision) === true || Object.hasOwn(excluded, place);
}

function excludesSomebody({ notIn }: GeoTargetingFilter): boolean {
  return Object.keys(notIn.countrySubdivision).length > 0;
}
