import type { FindSubdivision } from "./subdivision-names.ts";

/** What a city of DB-IP says, of which we keep the first two. */
export type City = { readonly country_code?: string; readonly state1?: string };

/** `CA:QC`, `CW`, or "" for nowhere. */
export function nameOf(
  { country_code: country = "", state1: state = "" }: City,
  findSubdivision: FindSubdivision,
  onMiss: (country: string, state: string) => void = () => {},
): string {
  if (!/^[A-Z]{2}$/.test(country)) return "";
  if (state === "") return country;
  const subdivision = findSubdivision(country, state);
  if (subdivision !== undefined) return `${country}:${subdivision}`;
  onMiss(country, state);
  return country;
}
