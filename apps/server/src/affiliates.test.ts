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
    refSiteToken: { "partner.example": { name: "Partner", token: "PRT-7" } },
  };
  const flag = "site.config.affiliate.check-referring-site.enabled";
  const namesWith = (checked: boolean) =>
    open(affiliateTermsOf({ ...configuration, features: { [flag]: checked } }))
      .keep(arrived("", "https://partner.example/"))
      .map((cookie) => cookie.split("=", 1)[0]);
  expect(namesWith(true)).toEqual(["referring-site-domain", "referring-site-name", "affid"]);
  expect(namesWith(false)).toEqual([]);
});

test.each([
  ["", undefined, ["affid=PRT-7"]],
  ["affid=77", undefined, ["affid=77"]],
  ["", "affid=88", []],
  ["affid=77", "affid=88", ["affid=77"]],
  ["", "affid=", ["affid=PRT-7"]],
])(
  "[S7.30] the token of a referring site is its affiliate, with %j asked and %j kept: %j",
  (query, cookies, affiliates) => {
    const site = { name: "Partner", token: "PRT-7" };
    const terms = { days: 30, cookieDays: 30, referringSites: { "partner.example": site } };
    const kept = open(terms).keep({
      ...arrived(query, "https://www.partner.example/best"),
      cookies,
    });
    const pairs = kept.map((cookie) => cookie.split(";", 1)[0]);
    expect(pairs).toContain("referring-site-domain=partner.example");
    expect(pairs.filter((pair) => pair?.startsWith("affid="))).toEqual(affiliates);
  },
);

test("nothing is kept without consent, and only what is there is taken away", () => {
  const terms = { days: 30, cookieDays: 30, referringSites: {} };
  expect(open(terms, false).keep(arrived("affid=77&ref=R1"))).toEqual([]);
  expect(open(terms).forget("lang=de; affid=77")).toEqual([
    "affid=; Path=/; SameSite=Lax; Max-Age=0; Secure",
  ]);
  expect(open(terms).forget(undefined)).toEqual([]);
});
