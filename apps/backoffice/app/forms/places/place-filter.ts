import type { GeoTargetingFilter } from "@croupier/contracts";

/** A country that does not see something: all of it, or some of its subdivisions. */
export type Exclusion = {
  readonly country: string;
  /** None means the whole country. */
  readonly subdivisions: readonly string[];
};

/** A stored filter may name a subdivision in two ways; an editor sees one. */
export function readExclusions(filter: GeoTargetingFilter | undefined): readonly Exclusion[] {
  const found = new Map<string, Set<string> | "whole">();
  for (const [key, subdivisions] of Object.entries(filter?.notIn.countrySubdivision ?? {})) {
    const [country = "", own] = key.split(":");
    const named = own === undefined ? subdivisions : [own];
    const before = found.get(country);
    if (before === "whole") continue;
    found.set(country, named.length === 0 ? "whole" : new Set([...(before ?? []), ...named]));
  }
  return [...found].map(([country, named]) => ({
    country,
    subdivisions: named === "whole" ? [] : [...named],
  }));
}

/** Nothing excluded is no filter at all. */
export function writeExclusions(exclusions: readonly Exclusion[]): GeoTargetingFilter | undefined {
  if (exclusions.length === 0) return undefined;
  const countrySubdivision = Object.fromEntries(
    exclusions.map(({ country, subdivisions }) => [country, [...subdivisions]]),
  );
  return { notIn: { countrySubdivision } };
}
