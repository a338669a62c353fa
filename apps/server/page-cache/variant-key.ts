import type { Audience, Dimension, PageVisit } from "./page.ts";

// A request target cannot contain it, so no two visits can spell the same key.
const separator = "\n";

const everyDimension: readonly Dimension[] = ["signedIn", "hasPlayed", "place", "device", "marks"];

/** What the content of a path is known to look at. */
export interface Uses {
  readonly audience: ReadonlySet<Dimension>;
  readonly query: ReadonlySet<string>;
}

/** Names the variant of a path: only what its content looks at takes part. */
export function variantKey(visit: PageVisit, uses: Uses): string {
  const query = usedQuery(visit.query, uses.query);
  return uses.audience.size === 0 ? query : query + spell(visit.audience, uses.audience);
}

function spell(audience: Audience, dimensions: ReadonlySet<Dimension>): string {
  let key = "";
  for (const dimension of everyDimension) {
    if (dimensions.has(dimension)) key += `${separator}${dimension}=${String(audience[dimension])}`;
  }
  return key;
}

/** The used parameters of a query in one order, first value each, so that spelling does not matter. */
export function usedQuery(query: string, names: ReadonlySet<string>): string {
  if (query === "" || names.size === 0) return "";
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = given.get(name);
    if (value !== null) kept.append(name, value);
  }
  return kept.toString();
}

const allDimensions: ReadonlySet<Dimension> = new Set(everyDimension);

/** Names a render in flight: before the page has spoken, everything might matter. */
export function flightKey(visit: PageVisit): string {
  return [editionKey(visit), visit.path, visit.query + spell(visit.audience, allDimensions)].join(
    separator,
  );
}

export function editionKey({ edition }: PageVisit): string {
  return [edition.brandCode, edition.language, edition.origin].join(separator);
}
