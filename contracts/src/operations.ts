import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { currency, id, instant, language, pathId, text } from "./fields.ts";
import { siteSettings } from "./site-settings.ts";
import { switchedProducts } from "./switched-products.ts";

/** What players read, by language. */
const words = z.record(language, text({ max: 400, lines: true }));

const changed = { changedAt: instant.nullable(), changedBy: z.string().nullable() };

const operatedBrand = z.object({
  brandCode: z.string(),
  brandName: z.string(),
  bucket: z.string(),
  hosts: z.array(z.string()),
  languages: z.array(language),
  languageDefault: language,
  currencies: z.array(currency),
});

const configuration = z.object({
  brand: operatedBrand,
  /** Rises with every change of the brand; a change says which one it was made from. */
  revision: z.number().int(),
  ...changed,
  settings: siteSettings,
});

const productSwitch = z.object({
  product: z.enum(switchedProducts),
  open: z.boolean(),
  reason: words,
  ...changed,
});

const maintenancePlan = z.object({
  id,
  announcedAt: instant,
  startsAt: instant,
  endsAt: instant,
  texts: words,
  state: z.enum(["PLANNED", "ANNOUNCED", "UNDER_WAY", "OVER", "CANCELLED"]),
  plannedBy: z.string(),
  plannedAt: instant,
  cancelledBy: z.string().nullable(),
  cancelledAt: instant.nullable(),
});

const affiliateApplication = z
  .object({
    id,
    brand: z.string(),
    receivedAt: instant,
    name: z.string(),
    email: z.string(),
    site: z.string(),
    audience: z.string(),
    approach: z.string(),
    language,
    status: z.enum(["waiting", "accepted", "refused"]),
    answeredAt: instant.nullable(),
    reason: z.string().nullable(),
    /** What stands in the links of an affiliate as `affid`. */
    affiliateId: z.string().nullable(),
  })
  .meta({ id: "AffiliateApplication" });

const brand = z.object({ brandCode: pathId });
const operatorCall = { access: "staff", roles: ["operator"], shed: "P3" } as const;

/** What a brand offers at this moment: for operators, in the back-office. */
export const operations = {
  affiliateApplications: endpoint({
    ...addresses.operations.affiliateApplications,
    ...operatorCall,
    name: "operations.affiliateApplications",
    summary:
      "Sites that ask to send visitors: what waits from the oldest on, the rest from the newest",
    rate: "read",
    query: z.object({ status: z.enum(["waiting", "accepted", "refused"]).default("waiting") }),
    responses: { 200: z.object({ items: z.array(affiliateApplication) }) },
    refusals: [],
  }),
  answerAffiliate: endpoint({
    ...addresses.operations.answerAffiliate,
    ...operatorCall,
    name: "operations.answerAffiliate",
    summary: "Accept an affiliate or refuse them; a letter goes out, and it cannot be taken back",
    rate: "write",
    params: z.object({ application: pathId }),
    body: z.object({
      accepted: z.boolean(),
      /** Read by the applicant. */
      reason: text({ max: 1_000, lines: true }).optional(),
    }),
    responses: { 200: affiliateApplication },
    refusals: ["not_found", "already_answered", "answer_reason_missing"],
  }),
  brands: endpoint({
    ...addresses.operations.brands,
    ...operatorCall,
    name: "operations.brands",
    summary: "The brands of the house",
    rate: "read",
    responses: { 200: z.object({ items: z.array(operatedBrand) }) },
    refusals: [],
  }),
  siteConfiguration: endpoint({
    ...addresses.operations.siteConfiguration,
    ...operatorCall,
    name: "operations.siteConfiguration",
    summary: "The site configuration of a brand, as it is stored",
    rate: "read",
    params: brand,
    responses: { 200: configuration },
    refusals: ["not_found"],
  }),
  changeSiteConfiguration: endpoint({
    ...addresses.operations.changeSiteConfiguration,
    ...operatorCall,
    name: "operations.changeSiteConfiguration",
    summary: "Change the site configuration; every site process shows it within a second",
    rate: "write",
    params: brand,
    body: z.object({ basedOn: z.number().int(), settings: siteSettings }),
    responses: { 200: configuration },
    refusals: ["not_found", "changed_meanwhile", "language_not_offered", "currency_not_offered"],
  }),
  switches: endpoint({
    ...addresses.operations.switches,
    ...operatorCall,
    name: "operations.switches",
    summary: "What is open at a brand, and why something is not",
    rate: "read",
    params: brand,
    responses: { 200: z.object({ brand: operatedBrand, items: z.array(productSwitch) }) },
    refusals: ["not_found"],
  }),
  setSwitch: endpoint({
    ...addresses.operations.setSwitch,
    ...operatorCall,
    name: "operations.setSwitch",
    summary: "Open or close deposits, withdrawals, play or registration",
    rate: "write",
    params: brand.extend({ product: pathId }),
    /** Whoever closes something tells players why, at least in the brand's own language. */
    body: z.object({ open: z.boolean(), reason: words }),
    responses: { 200: productSwitch },
    refusals: ["not_found", "reason_missing"],
  }),
  maintenance: endpoint({
    ...addresses.operations.maintenance,
    ...operatorCall,
    name: "operations.maintenance",
    summary: "Planned maintenance, the latest first",
    rate: "read",
    params: brand,
    responses: { 200: z.object({ brand: operatedBrand, items: z.array(maintenancePlan) }) },
    refusals: ["not_found"],
  }),
  planMaintenance: endpoint({
    ...addresses.operations.planMaintenance,
    ...operatorCall,
    name: "operations.planMaintenance",
    summary: "Plan a time in which the site is closed",
    rate: "write",
    params: brand,
    body: z
      .object({ announcedAt: instant, startsAt: instant, endsAt: instant, texts: words })
      .refine(({ announcedAt, startsAt }) => Date.parse(announcedAt) <= Date.parse(startsAt), {
        path: ["announcedAt"],
        error: "is after the start",
      })
      .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
        path: ["endsAt"],
        error: "is not after the start",
      }),
    responses: { 201: maintenancePlan },
    refusals: ["not_found", "reason_missing", "maintenance_is_over", "maintenance_overlaps"],
  }),
  cancelMaintenance: endpoint({
    ...addresses.operations.cancelMaintenance,
    ...operatorCall,
    name: "operations.cancelMaintenance",
    summary: "Call a planned maintenance off, or end the one that is under way",
    rate: "write",
    params: brand.extend({ maintenance: pathId }),
    responses: { 204: null },
    refusals: ["not_found", "maintenance_is_over"],
  }),
} as const;

export type OperatedBrand = z.output<typeof operatedBrand>;
export type OperatedConfiguration = z.output<typeof configuration>;
export type ProductSwitch = z.output<typeof productSwitch>;
export type MaintenancePlan = z.output<typeof maintenancePlan>;

export type ListedAffiliate = z.output<typeof affiliateApplication>;
