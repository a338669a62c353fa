import type { ProfileChange } from "@croupier/contracts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideChange } from "./decide-change.ts";

const home = {
  countryCode: "CW" as const,
  subdivision: null,
  line1: "Penstraat 1",
  line2: null,
  city: "Willemstad",
  postalCode: "0000",
};
const known = {
  address: home,
  language: "en",
  display: { theme: "system" as const, currency: "symbol" as const },
  marketing: false,
  newDeviceLetters: true,
};
const nothing = {
  address: undefined,
  language: undefined,
  display: undefined,
  marketing: undefined,
  newDeviceLetters: undefined,
  needsProof: false,
};

test.each<[string, ProfileChange, object]>([
  ["nothing", {}, {}],
  ["what is so already", { language: "en", marketing: false, address: { city: "Willemstad" } }, {}],
  ["another language", { language: "de" }, { language: "de" }],
  ["offers, please", { marketing: true }, { marketing: true }],
  [
    "no letters of new devices",
    { newDeviceLetters: false },
    { newDeviceLetters: false, needsProof: true },
  ],
  ["letters of new devices, which there are", { newDeviceLetters: true }, {}],
  [
    "codes for signs",
    { display: { currency: "code" } },
    { display: { theme: "system", currency: "code" } },
  ],
  [
    "another street",
    { address: { line1: "Pietermaai 7" } },
    { address: { ...home, line1: "Pietermaai 7" }, needsProof: true },
  ],
  [
    "a second line",
    { address: { line2: "upstairs" } },
    { address: { ...home, line2: "upstairs" }, needsProof: true },
  ],
  [
    "another town and a language at once",
    { address: { city: "Westpunt" }, language: "es" },
    { address: { ...home, city: "Westpunt" }, language: "es", needsProof: true },
  ],
])("%s", (_name, wish, changed) => {
  expect(decideChange(wish, known)).toEqual({ ...nothing, ...changed });
});

test("whatever is wished, the country stays, and only where somebody lives takes a proof", () => {
  const word = fc.constantFrom("Penstraat 1", "elsewhere");
  const wishes = fc.record(
    {
      address: fc.record({ line1: word, city: word }, { requiredKeys: [] }),
      language: fc.constantFrom("en", "de"),
      marketing: fc.boolean(),
      countryCode: fc.constant("DE"),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(wishes, (wish) => {
      const decided = decideChange(wish, known);
      expect(decided.address?.countryCode ?? "CW").toBe("CW");
      expect(decided.needsProof).toBe(decided.address !== undefined);
    }),
  );
});
