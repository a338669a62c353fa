import type { Place } from "@croupier/policy";

/** `CW` or `CA:QC`, as a session list and the geo cookie spell a place. */
export function placeText({ countryCode, subdivision }: Place): string | undefined {
  if (countryCode === undefined) return undefined;
  return subdivision === undefined ? countryCode : `${countryCode}:${subdivision}`;
}

/** The place that was spelt so; of nothing, the unknown one. */
export function placeOfText(text: string | null): Place {
  if (text === null || text === "") return {};
  const [countryCode, subdivision] = text.split(":");
  return { countryCode, subdivision };
}
