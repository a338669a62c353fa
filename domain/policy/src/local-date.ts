import type { Place } from "./policy.ts";

/** A calendar day, `YYYY-MM-DD`: it has no zone, and two of them compare as text. */
export type LocalDate = string;

/** The last zone on earth to reach a day: what an unknown place is taken to be. */
const lastZoneOnEarth = "Etc/GMT+12";

/**
 * The day it is at a place. Where a country has several zones and the subdivision does not say
 * which, the one still behind counts: nobody is let in a few hours before the birthday.
 */
export function localDateAt(place: Place, instant: Date): LocalDate {
  const dates = zonesOf(place.countryCode).map((zone) => dateIn(zone, instant));
  return dates.reduce((earliest, date) => (date < earliest ? date : earliest));
}

/** `getTimeZones` stands in Node 24 and in ECMA-402, not yet in TypeScript's library. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

function zonesOf(countryCode: string | undefined): readonly string[] {
  if (countryCode === undefined || !/^[A-Z]{2}$/.test(countryCode)) return [lastZoneOnEarth];
  const zones = (new Intl.Locale(`und-${countryCode}`) as LocaleWithZones).getTimeZones();
  return zones === undefined || zones.length === 0 ? [lastZoneOnEarth] : zones;
}

function dateIn(zone: string, instant: Date): LocalDate {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);
}
