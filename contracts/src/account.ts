import { z } from "zod";
import { addresses } from "./addresses.ts";
import { display } from "./display.ts";
import { endpoint } from "./endpoint.ts";
import { erasureReason } from "./erasure-reason.ts";
import {
  country,
  currency,
  email,
  id,
  instant,
  language,
  line,
  pathId,
  text,
  typedPassword,
} from "./fields.ts";
import { deviceNames } from "./identity.ts";

const ownSession = z.object({ session: pathId });
const own = { access: "player", ownSession: true, params: ownSession } as const;

/** Who a player is, as they see it themselves. */
const profile = z
  .object({
    id,
    email: z.string(),
    /** A letter to this address was answered. */
    emailConfirmed: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    dateOfBirth: z.iso.date(),
    phone: z.string().nullable(),
    address: z.object({
      countryCode: country,
      subdivision: z.string().nullable(),
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      postalCode: z.string(),
    }),
    currency,
    language,
    display,
    /** Whether offers may be sent. */
    marketing: z.boolean(),
    /** Whether a letter tells of a sign-in from a browser not seen before. */
    newDeviceLetters: z.boolean(),
    /** Since when the password in use is in use. */
    passwordSince: instant,
    joinedAt: instant,
  })
  .meta({ id: "Profile" });

/** Everything a player may change themselves. What is not named here is dropped unread. */
const profileChange = z.object({
  address: z
    .object({
      line1: text({ max: 120 }),
      line2: text({ max: 120 }).nullable(),
      city: text({ max: 80 }),
      postalCode: text({ max: 16 }),
    })
    .partial()
    .optional(),
  language: language.optional(),
  display: display.partial().optional(),
  marketing: z.boolean().optional(),
  newDeviceLetters: z.boolean().optional(),
});

const ownSessionView = z
  .object({
    id,
    device: deviceNames,
    /** Where it seemed to be when it began. */
    place: z.string().nullable(),
    startedAt: instant,
    lastSeenAt: instant,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: "OwnSession" });

const emailChange = z
  .object({
    newEmail: z.string(),
    expiresAt: instant,
    oldConfirmed: z.boolean(),
    newConfirmed: z.boolean(),
  })
  .meta({ id: "EmailChange" });

const erasureRequest = z
  .object({
    state: z.enum(["REQUESTED", "HELD", "ERASED", "WITHDRAWN"]),
    askedAt: instant,
    /** Until then the law wants it kept. */
    heldUntil: instant.nullable(),
    /** What keeps it from happening, once it was answered. */
    reasons: z.array(erasureReason),
  })
  .meta({ id: "ErasureRequest" });

const agreementKind = z.enum(["terms", "privacy"]);
const agreementVersion = line().min(1).max(20);

const agreements = z
  .object({
    /** What has to be agreed to before the player goes on, and what is new in it. */
    due: z.array(z.object({ kind: agreementKind, version: agreementVersion, news: z.string() })),
    /** The player's last word about each. Without a version: from before texts had one. */
    consents: z.array(
      z.object({
        kind: z.enum([...agreementKind.options, "marketing"]),
        given: z.boolean(),
        version: z.string().nullable(),
        at: instant,
      }),
    ),
  })
  .meta({ id: "Agreements" });

const personalData = z
  .object({
    madeAt: instant,
    /** By what it is about, row by row. Numbers are text, so that no program rounds them. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
    /** Parts with more than one file takes. */
    cut: z.array(z.string()),
  })
  .meta({ id: "PersonalData" });

const { account: at } = addresses;

/** What a player does with the account itself. */
export const account = {
  profile: endpoint({
    ...at.profile,
    ...own,
    name: "account.profile",
    summary: "The player's own details",
    rate: "read",
    shed: "P2",
    responses: { 200: profile },
    refusals: [],
  }),
  changeProfile: endpoint({
    ...at.changeProfile,
    ...own,
    name: "account.changeProfile",
    summary: "Change the details that are the player's to change",
    rate: "write",
    shed: "P2",
    body: profileChange,
    responses: { 200: profile },
    refusals: ["language_not_offered", "postal_code_invalid", "step_up_required"],
  }),
  sessions: endpoint({
    ...at.sessions,
    ...own,
    name: "account.sessions",
    summary: "Where the player is signed in",
    rate: "read",
    shed: "P2",
    responses: { 200: z.array(ownSessionView) },
    refusals: [],
  }),
  endSession: endpoint({
    ...at.endSession,
    ...own,
    name: "account.endSession",
    summary: "Sign out one device",
    rate: "write",
    shed: "P0",
    params: ownSession.extend({ id: pathId }),
    responses: { 204: null },
    refusals: [],
  }),
  resendConfirmation: endpoint({
    ...at.resendConfirmation,
    ...own,
    name: "account.resendConfirmation",
    summary: "Another letter that proves the address",
    rate: "sensitive",
    shed: "P2",
    responses: { 202: null },
    refusals: ["email_confirmed", "too_many_letters"],
  }),
  emailChange: endpoint({
    ...at.emailChange,
    ...own,
    name: "account.emailChange",
    summary: "The change of address that waits, if one does",
    rate: "read",
    shed: "P2",
    responses: { 200: z.object({ pending: emailChange.nullable() }) },
    refusals: [],
  }),
  askEmailChange: endpoint({
    ...at.askEmailChange,
    ...own,
    name: "account.askEmailChange",
    summary: "Ask both mailboxes for another address; the answer is the same whoever has it",
    rate: "sensitive",
    shed: "P2",
    body: z.object({ email }),
    responses: { 202: null },
    refusals: ["email_unchanged", "too_many_letters", "step_up_required"],
  }),
  withdrawEmailChange: endpoint({
    ...at.withdrawEmailChange,
    ...own,
    name: "account.withdrawEmailChange",
    summary: "Keep the address as it is",
    rate: "write",
    shed: "P2",
    responses: { 204: null },
    refusals: [],
  }),
  agreements: endpoint({
    ...at.agreements,
    ...own,
    name: "account.agreements",
    summary: "What the player agreed to, and what has to be agreed to anew",
    rate: "read",
    shed: "P2",
    query: z.object({ language: language.optional() }),
    responses: { 200: agreements },
    refusals: [],
  }),
  acceptAgreements: endpoint({
    ...at.acceptAgreements,
    ...own,
    name: "account.acceptAgreements",
    summary: "Say yes to the texts that stood on the screen, by their versions",
    rate: "write",
    shed: "P1",
    body: z.object({
      accepted: z
        .array(z.object({ kind: agreementKind, version: agreementVersion }))
        .min(1)
        .max(agreementKind.options.length),
    }),
    responses: { 204: null },
    refusals: ["agreement_outdated"],
  }),
  close: endpoint({
    ...at.close,
    ...own,
    name: "account.close",
    summary: "Close the account; what is in it can still be paid out",
    rate: "sensitive",
    shed: "P0",
    body: z.object({ password: typedPassword, reason: text({ max: 500 }).optional() }),
    responses: { 204: null },
    refusals: ["already_closed", "verification_failed", "verification_blocked"],
  }),
  personalData: endpoint({
    ...at.personalData,
    ...own,
    name: "account.personalData",
    summary: "Everything we keep of the player, used up with a proof of updateProfile",
    rate: "sensitive",
    shed: "P3",
    responses: { 200: personalData },
    refusals: ["step_up_required"],
  }),
  erasure: endpoint({
    ...at.erasure,
    ...own,
    name: "account.erasure",
    summary: "Where the wish to be forgotten stands",
    rate: "read",
    shed: "P3",
    responses: { 200: z.object({ request: erasureRequest.nullable() }) },
    refusals: [],
  }),
  askErasure: endpoint({
    ...at.askErasure,
    ...own,
    name: "account.askErasure",
    summary: "Ask to be forgotten, as far as the law lets us forget",
    rate: "write",
    shed: "P2",
    responses: { 202: null },
    refusals: ["erasure_waiting"],
  }),
  withdrawErasure: endpoint({
    ...at.withdrawErasure,
    ...own,
    name: "account.withdrawErasure",
    summary: "Take the wish back while nobody has answered",
    rate: "write",
    shed: "P2",
    responses: { 204: null },
    refusals: [],
  }),
  openEmailLink: endpoint({
    ...at.openEmailLink,
    name: "account.openEmailLink",
    summary: "Say yes with the link of a letter, on any device",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ token: text({ max: 100 }) }),
    responses: {
      200: z.object({ outcome: z.enum(["CONFIRMED", "WAITING_FOR_OTHER", "CHANGED"]) }),
    },
    refusals: ["link_not_valid"],
  }),
  endSessions: endpoint({
    ...at.endSessions,
    ...own,
    name: "account.endSessions",
    summary: "Sign out everywhere, here as well",
    rate: "write",
    shed: "P0",
    responses: { 204: null },
    refusals: [],
  }),
} as const;

export type Profile = z.output<typeof profile>;
export type ProfileChange = z.output<typeof profileChange>;
export type Agreements = z.output<typeof agreements>;
export type OwnSession = z.output<typeof ownSessionView>;
