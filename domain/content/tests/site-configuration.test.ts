import { connect } from "@croupier/database";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContent, type Content } from "../src/face.ts";

let world: FreshDatabase;
let content: Content;

beforeAll(async () => {
  world = await freshDatabase();
  content = createContent(world);
  await content.sowBrands();
});
afterAll(() => world.drop());

async function kingfisher(language = "en") {
  const found = await content.readSiteConfiguration({ brandCode: "kingfisher", language });
  if (found === undefined) throw new Error("the demo brand is missing");
  return found;
}

test("[S3.28] the configuration of a brand carries every flag", async () => {
  const flags = await kingfisher();
  expect(flags).toMatchObject({
    brandCode: "kingfisher",
    bucket: "default",
    defaultCurrency: "USD",
    languageDefault: "en",
    countryCode: "CW",
    servicesBaseUrl: "",
    isCashierDepositEnabled: true,
    tfaEnrolment: "PIN_CODE",
    reCaptcha: { enabled: false },
    features: { "site.config.affiliate.check-referring-site.enabled": false },
  });
  for (const flag of [
    "isCashierWithdrawalEnabled",
    "isLoyaltyEnabled",
    "loyaltyIconTierEnabled",
    "twoFactorAuthenticatorEnabled",
    "mfaOperations",
    "isPromotionalSpinEnabled",
    "isGamesIntegrationEnabled",
    "casinoLoggedPracticePlayEnabled",
    "dynamicCardsEnabled",
    "enableGeoTargeting",
    "olympusLoggedPages",
    "olympusUnLoggedPages",
    "refSiteToken",
    "affiliates",
  ]) {
    expect(flags).toHaveProperty(flag);
  }
});

test("a brand is found by its host name, whatever its case", async () => {
  expect(await content.findBrandByHost("Marlin.localhost")).toBe("marlin");
  expect(await content.findBrandByHost("localhost")).toBe("kingfisher");
  expect(await content.findBrandByHost("example.com")).toBeUndefined();
});

test("an unknown brand has no configuration", async () => {
  const question = { brandCode: "heron", language: "en" };
  expect(await content.readSiteConfiguration(question)).toBeUndefined();
});

test("a second start sows nothing, and leaves alone what was changed", async () => {
  const admin = connect({ url: world.adminUrl });
  await sql`UPDATE content.brand SET name = 'Halcyon' WHERE brand_code = 'marlin'`.execute(
    admin.db,
  );
  await admin.close();
  expect(await content.sowBrands()).toBe("already there");
  const marlin = await content.readSiteConfiguration({ brandCode: "marlin", language: "en" });
  expect(marlin?.brandName).toBe("Halcyon");
});
