import type { JoiningTerms, JoiningTermsByPlace } from "../services.ts";

/** The terms of the part of the country, else of the country, else of everywhere. */
export function termsAt(
  { elsewhere, places }: JoiningTermsByPlace,
  { country, subdivision }: { readonly country: string; readonly subdivision: string },
): JoiningTerms {
  const part = `${country}:${subdivision.trim().toUpperCase()}`;
  const find = (key: string) => (Object.hasOwn(places, key) ? places[key] : undefined);
  return find(part) ?? find(country) ?? elsewhere;
}
