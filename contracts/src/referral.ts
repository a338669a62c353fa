import { z } from "zod";
import { addresses } from "./addresses.ts";
import { captchaAnswer } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { email, language, line, pathId, text } from "./fields.ts";

/** Whose code it is: a player's own, or a partner's. */
export const referralType = z.enum(["AFFILIATE", "PROFILE"]);

/** Written with or without its scheme; nothing but the web, and no name with a password in it. */
const webAddress = text({ max: 200, min: 4 }).refine((typed) => {
  const url = URL.parse(typed.includes("://") ? typed : `https://${typed}`);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password === "" &&
    url.hostname.includes(".")
  );
}, "is not the address of a site");

export const affiliateApplication = z.object({
  name: text({ max: 120 }),
  email,
  site: webAddress,
  audience: text({ max: 1_000, lines: true }),
  /** How visitors would be sent. */
  approach: text({ max: 1_000, lines: true }),
  language,
  consents: z.object({ terms: z.boolean(), privacy: z.boolean() }),
});

export const referral = {
  tracking: endpoint({
    ...addresses.referral.tracking,
    name: "referral.tracking",
    summary: "What a code says of itself; whether anybody has it is told to nobody",
    access: "public",
    rate: "read",
    shed: "P3",
    params: z.object({ code: pathId }),
    query: z.object({
      /** How the link was shared. */
      extcmpid: line().max(200).optional(),
    }),
    responses: {
      200: z.object({
        code: z.string(),
        type: referralType,
        sharingMethod: z.string(),
        /** How many days it counts from the visit on. */
        expiryDays: z.number().int(),
      }),
    },
    refusals: ["not_found"],
  }),
  profile: endpoint({
    ...addresses.referral.profile,
    name: "referral.profile",
    summary: "A player's own code, and how the friends stand who came with it",
    creates: true,
    access: "player",
    ownSession: true,
    rate: "read",
    shed: "P3",
    params: z.object({ session: pathId }),
    responses: {
      200: z.object({
        code: z.string(),
        /** Where the link leads, below the address of the site. */
        path: z.string(),
        friends: z.object({
          joined: z.number().int(),
          confirmed: z.number().int(),
          /** The newest fifty. A friend has no name here. */
          newest: z.array(
            z.object({ joinedOn: z.iso.date(), status: z.enum(["JOINED", "CONFIRMED"]) }),
          ),
        }),
      }),
    },
    refusals: [],
  }),
  applyAsAffiliate: endpoint({
    ...addresses.referral.applyAsAffiliate,
    name: "referral.applyAsAffiliate",
    summary: "Ask to become an affiliate; the answer is the same whether one waits already",
    access: "public",
    rate: "sensitive",
    shed: "P3",
    body: affiliateApplication.extend({ captcha: captchaAnswer.optional() }),
    responses: { 202: null },
    refusals: ["consent_required", "captcha_required", "captcha_refused"],
  }),
} as const;

export type AffiliateApplication = z.output<typeof affiliateApplication>;
