import { entryData } from "@croupier/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { slugFrom } from "./slug-from.ts";

test.each([
  ["What a payment costs", "en", "what-a-payment-costs"],
  ["Größere Gewinne, öfter?", "de", "groessere-gewinne-oefter"],
  ["¿Cuánto cuesta una retirada?", "es", "cuanto-cuesta-una-retirada"],
  ["The house’s rules", "en", "the-houses-rules"],
  ["  --  ", "en", ""],
])("%s in %s becomes %s", (title, language, slug) => {
  expect(slugFrom(title, language)).toBe(slug);
});

test("whatever a title holds, its slug is none or one that the server takes", () => {
  const { slug } = entryData.section.language.shape;
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom("en", "de"), (title, language) => {
      const made = slugFrom(title, language);
      return made === "" || slug.safeParse(made).success;
    }),
  );
});
