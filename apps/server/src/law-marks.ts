import type { Clock } from "@croupier/kit/time";
import { spellPlace, type PlaceOf } from "@croupier/places";
import { footerMarks } from "@croupier/policy";
import type { Brand } from "./brands.ts";

/** Marks are the same for a brand and a place until the law changes, which it does at midnight. */
const rememberMs = 60_000;

/** What the law wants on the page of this host, for a visitor at this address. */
export function createLawMarks({
  brandOf,
  placeOf,
  clock,
}: {
  brandOf: (host: string) => Brand;
  placeOf: PlaceOf;
  clock: Clock;
}) {
  let remembered = new Map<string, string>();
  let forgetAt = 0;

  return function marksOf({ host, address }: { host: string; address: string }): string {
    const { countryCode } = brandOf(host);
    const present = placeOf(address);
    const key = `${countryCode} ${spellPlace(present) ?? ""}`;
    const now = clock();
    if (now.getTime() >= forgetAt) {
      remembered = new Map();
      forgetAt = now.getTime() + rememberMs;
    }
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const marks = JSON.stringify(footerMarks({ licence: { countryCode }, present, now }));
    remembered.set(key, marks);
    return marks;
  };
}

export type LawMarks = ReturnType<typeof createLawMarks>;
