import { countryCodes } from "@croupier/contracts";

const names = new Intl.DisplayNames(["en-GB"], { type: "region" });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country there is, A to Z. Which of them may play is policy and no editor's business. */
export const countries: readonly { value: string; label: string }[] = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
