import type { Registration } from "@croupier/contracts";
import { expect, test } from "vitest";
import { brand, registrationOf } from "../tests/room.ts";
import { decideRegistration } from "./decide-registration.ts";
import { sampleMobile } from "./phone/sample-mobile.ts";

const facts = {
  brand,
  present: { countryCode: "CW" },
  now: new Date("2026-11-20T16:00:00Z"),
  commonPasswords: new Set(["qwertyuiop"]),
};

test("while joining is closed, nothing else is looked at", () => {
  const closed = { ...facts, brand: { ...brand, registrationIsOpen: false } };
  const registration = registrationOf({ language: "xx" });
  expect(decideRegistration({ ...closed, registration })).toEqual({
    ok: false,
    refusal: { code: "registration_closed" },
  });
  expect(decideRegistration({ ...facts, registration: registrationOf() }).ok).toBe(true);
});

const address = registrationOf().address;
const currency = (code: string) => code as Registration["currency"];

test.each<[string, Partial<Registration>, string | { code: string; minimumAgeYears: number }]>([
  ["with everything in order", {}, "joins"],
  ["born eighteen years ago today", { dateOfBirth: "2008-11-20" }, "joins"],
  [
    "born a day later",
    { dateOfBirth: "2008-11-21" },
    { code: "below_minimum_age", minimumAgeYears: 18 },
  ],
  [
    "twenty and living in New Jersey",
    {
      dateOfBirth: "2006-01-01",
      address: { ...address, countryCode: "US", subdivision: "NJ" },
    },
    { code: "below_minimum_age", minimumAgeYears: 21 },
  ],
  [
    "without the terms",
    { consents: { terms: false, privacy: true, marketing: true } },
    "consent_required",
  ],
  [
    "without the privacy notice",
    { consents: { terms: true, privacy: false, marketing: false } },
    "consent_required",
  ],
  ["in a language the brand does not speak", { language: "fr" }, "language_not_offered"],
  ["in a currency the brand does not take", { currency: currency("JPY") }, "currency_not_offered"],
  ["with a mobile number", { phone: sampleMobile(7) }, "joins"],
  ["with a number that is none", { phone: "+5999600100" }, "phone_invalid"],
  ["with a number at a desk", { phone: "+59994611234" }, "phone_not_mobile"],
  [
    "in Amsterdam with its postal code",
    {
      address: { ...address, countryCode: "NL", postalCode: "1012 ab" },
      dateOfBirth: "1990-01-01",
    },
    "joins",
  ],
  [
    "in Amsterdam without the letters",
    { address: { ...address, countryCode: "NL", postalCode: "1012" }, dateOfBirth: "1990-01-01" },
    "postal_code_invalid",
  ],
  ["with a common password", { password: "qwertyuiop99" }, "password_too_common"],
  ["with the brand as password", { password: "Kingfisher99" }, "password_too_common"],
  [
    "with the nickname as password",
    { nickname: "moorhens", password: "moorhens88" },
    "password_too_common",
  ],
  ["with first and last name as password", { password: "alicemartina" }, "password_too_common"],
])("someone %s: %j", (_, change, answer) => {
  const decided = decideRegistration({ ...facts, registration: registrationOf(change) });
  const expected = typeof answer === "string" ? { code: answer } : answer;
  expect(decided.ok ? { code: "joins" } : decided.refusal).toEqual(expected);
});

test("a number typed with the zero of its country is kept without", () => {
  const registration = registrationOf({ phone: "+4407400123456" });
  const decided = decideRegistration({ ...facts, registration });
  expect(decided).toMatchObject({ value: { registration: { phone: "+447400123456" } } });
});

test("where several refusals apply the first of the list is told", () => {
  const registration = registrationOf({
    consents: { terms: false, privacy: false, marketing: false },
    dateOfBirth: "2020-01-01",
    password: "qwertyuiop",
  });
  const decided = decideRegistration({ ...facts, registration });
  expect(decided).toMatchObject({ refusal: { code: "consent_required" } });
});
