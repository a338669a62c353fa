import fc from "fast-check";
import { expect, it } from "vitest";

import { consentVersion, readConsent, spellConsent } from "./consent-cookie.ts";

const subject = "AbCdEfGhIjKlMnOpQrSt_-";

it("what is spelt is read again, between whatever other cookies", () => {
  const other = fc.stringMatching(/^[a-z]{1,8}=[\w.-]{0,12}$/);
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), other, other, (analytics, marketing, before, after) => {
      const given = { analytics, marketing, subject };
      const cookies = `${before}; consent=${spellConsent(given)}; ${after}`;
      fc.pre(!before.startsWith("consent=") && !after.startsWith("consent="));
      expect(readConsent(cookies)).toEqual(given);
    }),
  );
});

it.each([
  undefined,
  "",
  "lang=en",
  "consent=",
  `noconsent=1.1.1.${subject}`,
  `consent=${consentVersion + 1}.1.1.${subject}`,
  "consent=1.1.1.short",
  `consent=1.2.1.${subject}`,
  `consent=1.1.1.${subject}more`,
])("%j is no consent", (cookies) => {
  expect(readConsent(cookies)).toBeUndefined();
});
