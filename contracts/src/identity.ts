import { z } from "zod";
import { addresses } from "./addresses.ts";
import { captchaAnswer } from "./captcha.ts";
import { display } from "./display.ts";
import { endpoint } from "./endpoint.ts";
import { referralType } from "./referral.ts";
import {
  country,
  currency,
  dateOfBirth,
  email,
  id,
  instant,
  language,
  line,
  newPassword,
  nickname,
  personName,
  phone,
  residence,
  text,
  typedPassword,
} from "./fields.ts";

const subdivision = line().regex(/^[A-Z0-9]{1,3}$/, "is not the second part of an ISO 3166-2 code");

export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  nickname: nickname.optional(),
  dateOfBirth,
  phone: phone.optional(),
  address: z.object({
    countryCode: residence,
    subdivision: subdivision.nullable(),
    line1: text({ max: 120 }),
    line2: text({ max: 120 }).optional(),
    city: text({ max: 80 }),
    postalCode: text({ max: 16 }),
  }),
  currency,
  language,
  consents: z.object({ terms: z.boolean(), privacy: z.boolean(), marketing: z.boolean() }),
  referral: z
    .object({
      code: text({ max: 64 }),
      type: referralType,
      affiliateId: text({ max: 64 }).optional(),
      sharingMethod: text({ max: 64 }).default("WORD_OF_MOUTH"),
      /** The site whose link led here, where the brand knows it by name. */
      referringSite: z.object({ domain: text({ max: 253 }), name: text({ max: 120 }) }).optional(),
    })
    .optional(),
});

/** The User entity. How it is named on screen is decided there: first plus last, nickname, e-mail. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  nickname: z.string().nullable(),
  attributes: z.object({ currency }),
  address: z.object({ countryCode: country, subdivision: z.string().nullable() }),
  language,
  hasPinCode: z.boolean(),
  display,
  personaLinkedAccounts: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Names that need no translation; null where the browser did not tell. */
export const deviceNames = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
});

/**
 * The signed-in player and when the session ends, so that the page can warn before it does. `now` is
 * the server's clock: what is left is the difference, whatever the browser believes the time is.
 */
export const signedIn = user
  .extend({
    session: z.object({ now: instant, endsAt: instant, idleEndsAt: instant }),
    /** The time before this one: whoever it was not tells us. */
    lastSignIn: z
      .object({ at: instant, device: deviceNames, place: z.string().nullable() })
      .nullable(),
    /** A text changed since the player agreed to it: they are asked before they go on. */
    agreementsDue: z.boolean(),
  })
  .meta({ id: "SignedIn" });

export const mfaMethod = z.enum(["PIN_CODE", "SMS", "TWO_FACTOR_AUTHENTICATION"]);

export const identity = {
  register: endpoint({
    ...addresses.identity.register,
    name: "identity.register",
    summary: "Open an account and sign in",
    access: "public",
    rate: "sensitive",
    shed: "P2",
    body: registration,
    responses: { 201: signedIn },
    refusals: [
      "registration_closed",
      "consent_required",
      "self_excluded",
      "country_not_offered",
      "currency_not_offered",
      "language_not_offered",
      "below_minimum_age",
      "phone_invalid",
      "phone_not_mobile",
      "postal_code_invalid",
      "password_too_common",
      "too_many_attempts",
      "registration_not_possible",
    ],
  }),
  signIn: endpoint({
    ...addresses.identity.signIn,
    name: "identity.signIn",
    summary: "Sign in with e-mail or nickname",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: z.object({
      login: text({ max: 254 }),
      password: typedPassword,
      captcha: captchaAnswer.optional(),
    }),
    responses: {
      200: z.object({ mfaRequired: z.literal(true), methods: z.array(mfaMethod) }),
      201: signedIn,
    },
    refusals: [
      "captcha_required",
      "captcha_refused",
      "wrong_credentials",
      "account_blocked",
      "too_many_attempts",
    ],
  }),
  whoAmI: endpoint({
    ...addresses.identity.whoAmI,
    name: "identity.whoAmI",
    summary: "The signed-in player",
    access: "player",
    rate: "read",
    shed: "P2",
    responses: { 200: signedIn },
    refusals: [],
  }),
  signOut: endpoint({
    ...addresses.identity.signOut,
    name: "identity.signOut",
    summary: "End this session",
    access: "player",
    rate: "write",
    shed: "P0",
    responses: { 204: null },
    refusals: [],
  }),
} as const;

export type Registration = z.output<typeof registration>;
export type User = z.output<typeof user>;
export type SignedIn = z.output<typeof signedIn>;
