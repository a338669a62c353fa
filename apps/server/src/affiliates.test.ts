import { expect, test } from "vitest";
import { affiliateTermsOf, createAffiliates, type AffiliateTerms } from "./affiliates.ts";

const open = (terms: AffiliateTerms, marketing = true) =>
  createAffiliates({
    termsOf: () => terms,
    consentCookie: { read: () => ({ analytics: true, marketing }) },
    clock: () => new Date("2026-11-21T12:00:00Z"),
    https: true,
  });

const arrived = (query: string, referrer?: string) => ({
  query: new URLSearchParams(query),
  referrer,
  host: "kingfisher.example",
  cookies: undefined,
});

test.each([
  [30, 2_592_000],
  [0, 3_456_000],
  [-1, 3_456_000],
])("[S9.13] with %i days given, affid lives %i seconds", (days, seconds) => {
  expect(
    open({ days: 7, cookieDays: days, referringSites: undefined }).keep(arrived("affid=77")),
  ).toEqual([`affid=77; Path=/; SameSite=Lax; Max-Age=${seconds}; Secure`]);
});

test("a code that waits for registration lives as long as a referral counts", () => {
  const [, referral = ""] = open({ days: 7, cookieDays: 10, referringSites: undefined }).keep(
    arrived("affid=77&ref=R1"),
  );
  expect(referral).toMatch(/^referral=key=R1&type=AFFILIATE&.*; Max-Age=604800; Secure$/);
});

test("[S7.30] a referring site is looked for only where the brand asks for it", () => {
  const configuration = {
    affiliates: { tokenExpiryDays: 30, cookieDays: 10, payoutText: "" },
    refSiteToken: { "partner.example": "Partner" },
  };
  const flag = "site.config.affiliate.check-referring-site.enabled";
  const namesWith = (checked: boolean) =>
    open(affiliateTermsOf({ ...configuration, features: { [flag]: checked } }))
      .keep(arrived("", "https://partner.example/"))
      .map((cookie) => cookie.split("=", 1)[0]);
  expect(namesWith(true)).toEqual(["referring-site-domain", "referring-site-name"]);
  expect(namesWith(false)).toEqual([]);
});

test("nothing is kept without consent, and only what is there is taken away", () => {
  const terms = { days: 30, cookieDays: 30, referringSites: {} };
  expect(open(terms, false).keep(arrived("affid=77&ref=R1"))).toEqual([]);
  expect(open(terms).forget("lang=de; affid=77")).toEqual([
    "affid=; Path=/; SameSite=Lax; Max-Age=0; Secure",
  ]);
  expect(open(terms).forget(undefined)).toEqual([]);
});
