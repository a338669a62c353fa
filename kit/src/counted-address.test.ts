import fc from "fast-check";
import { expect, test } from "vitest";
import { countedAddress } from "./counted-address.ts";
import { uuidv7 } from "./ids.ts";
import { randomToken } from "./random.ts";

test.each([
  ["/", "/"],
  ["/help/payments/payout-times", "/help/payments/payout-times"],
  ["/promotions/forty-free-rounds-2026?myafftoken=x#top", "/promotions/forty-free-rounds-2026"],
  ["/welcome/P1234XYZ", "/welcome/*"],
  ["/help/search-content?searchTerm=my%20bank%20account", "/help/search-content"],
  ["https://partner.example/offer?player=7", "https://partner.example"],
  ["//evil.example/x", "*"],
  ["/\\evil.example", "*"],
  ["javascript:alert(1)", "*"],
  ["not an address", "*"],
])("%s is counted as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test("no id, no token and no query is left, whatever the address", () => {
  const secret = fc.oneof(
    fc.constant(0).map(() => uuidv7()),
    fc.constant(0).map(() => randomToken(16)),
    fc.stringMatching(/^[A-Za-z0-9_-]*[0-9][A-Za-z0-9_-]{7,20}[A-Z]$/),
  );
  fc.assert(
    fc.property(secret, fc.webQueryParameters(), (token, query) => {
      const counted = countedAddress(`/reset/${token}?${query}`);
      expect(counted).toBe("/reset/*");
      expect(countedAddress(counted)).toMatch(/^\/reset\/\*$/);
    }),
  );
});

test("counting twice is counting once", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.webUrl(), fc.string()), (address) => {
      const once = countedAddress(address);
      expect(countedAddress(once)).toBe(once);
    }),
  );
});
