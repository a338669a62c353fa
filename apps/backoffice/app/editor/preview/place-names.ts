import { countryCodes } from "@croupier/contracts";

const names = new Intl.DisplayNames("en", { type: "region" });

/** Every country there is, by its English name. */
export const countries = countryCodes
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .sort((one, other) => one.label.localeCompare(other.label, "en"));

/** `CA:QC` is read as "Canada, QC". */
export function nameOfPlace(place: string | null): string {
  if (place === null) return "Unknown";
  const [country = "", subdivision] = place.split(":");
  const name = names.of(country) ?? country;
  return subdivision === undefined ? name : `${name}, ${subdivision}`;
}
