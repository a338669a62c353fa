import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { currency, line, pathId, text } from "./fields.ts";

/** A bank transfer, a transfer to another player, and back to the card that paid. */
export const methodGroupCodes = ["CBT", "TTP", "CARD"] as const;

const methodGroup = z.object({ code: z.enum(methodGroupCodes) });

/** What routing asks of somebody who pays: with what they have paid in, what they are called, if ever. */
const profileInfo = z.object({
  /** The codes of what was paid in with, so that money can go back that way. */
  cp: z.array(z.string()),
  /** The class of the customer: empty, or a word of the operator. */
  ct: z.string(),
  /** The first deposit has been made. */
  ftd: z.boolean(),
});

const short = text({ max: 60, min: 0 });

/** The calls of the specification about ways out. */
export const payments = {
  methodGroups: endpoint({
    ...addresses.payments.methodGroups,
    name: "payments.methodGroups",
    summary: "Groups of ways out for a place, a currency and a class of customers",
    access: "player",
    rate: "read",
    shed: "P2",
    query: z.object({
      brand: text({ max: 60 }),
      channel: z.enum(["WEB", "MOBILE"]),
      /** Several are separated by commas. */
      cp: short.default(""),
      ct: short.default(""),
      currency,
      paymentType: z.literal("W"),
      /** A country, or a country and its part: `CA:ON`. */
      region: line().regex(/^[A-Z]{2}(:[A-Z0-9]{1,3})?$/, "is not a country or a part of one"),
    }),
    responses: { 200: z.array(methodGroup) },
    refusals: ["not_found"],
  }),
  profileInfo: endpoint({
    ...addresses.payments.profileInfo,
    name: "payments.profileInfo",
    summary: "What routing has to know of a player: cp, ct and ftd",
    access: "player",
    ownSession: true,
    rate: "read",
    shed: "P2",
    params: z.object({ session: pathId }),
    responses: { 200: profileInfo },
    refusals: [],
  }),
} as const;

export type MethodGroupCode = (typeof methodGroupCodes)[number];
export type PaymentsProfile = z.output<typeof profileInfo>;
