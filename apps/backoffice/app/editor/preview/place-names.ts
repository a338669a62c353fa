import { countryName } from "../../forms/places/country-names.ts";

/** `CA:QC` is read as "Canada, QC". */
export function nameOfPlace(place: string | null): string {
  if (place === null) return "Unknown";
  const [country = "", subdivision] = place.split(":");
  const name = countryName(country);
  return subdivision === undefined ? name : `${name}, ${subdivision}`;
}
