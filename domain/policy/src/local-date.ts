import type { Place } from "./policy.ts";

/** A calendar day, `YYYY-MM-DD`: it has no zone, and two of them compare as text. */
export type LocalDate = string;

/** The last zone on earth to reach a day: what an unknown place is taken to be. */
const lastZoneOnEarth = "Etc/GMT+12";

/**
 * The answer of each country that was asked about last, with its minute. A day begins with a whole minute
 * wherever it does, and every bet asks which day it is: working it out anew took half of what a bet took.
 */
const lastAnswers = new Map<string, { readonly minute: number; readonly date: LocalDate }>();

/**
 * The day it is at a place. Where a country has several zones and the subdivision does not say
 * which, the one still behind counts: nobody is let in a few hours before the birthday.
 */
export function localDateAt({ countryCode }: Place, instant: Date): LocalDate {
  const country = countryCode !== undefined && /^[A-Z]{2}$/.test(countryCode) ? countryCode : "";
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastAnswers.get(country);
  if (last?.minute === minute) return last.date;
  const dates = zonesOf(country).map((zone) => dateIn(zone, instant));
  const date = dates.reduce((earliest, one) => (one < earliest ? one : earliest));
  lastAnswers.set(country, { minute, date });
  return date;
}

/** `getTimeZones` stands in Node 24 and in ECMA-402, not yet in TypeScript's library. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

function zonesOf(country: string): readonly string[] {
  if (country === "") return [lastZoneOnEarth];
  const zones = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones();
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
