import type { Place } from "@croupier/policy";

/** Where an address is. A port: our data answer it, and so may a service of the operator's. */
export type PlaceOf = (address: string) => Place;

/** `CA:QC`, `CW`, or null while unknown: how gates, the page cache and the cookie name a place. */
export function spellPlace({ countryCode, subdivision }: Place): string | null {
  if (countryCode === undefined) return null;
  return subdivision === undefined ? countryCode : `${countryCode}:${subdivision}`;
}

/** The other way round; undefined for what is not spelt like a place. */
export function readPlace(text: string): Place | undefined {
  const [, countryCode, subdivision] = /^([A-Z]{2})(?::([A-Z0-9]{1,3}))?$/.exec(text) ?? [];
  if (countryCode === undefined) return undefined;
  return subdivision === undefined ? { countryCode } : { countryCode, subdivision };
}
