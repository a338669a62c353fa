import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { instant, line, pathId, phone, text } from "./fields.ts";
import type { mfaMethod } from "./identity.ts";
import { mfaOperations } from "./mfa-operations.ts";

/**
 * With what a player proves again who they are. A recovery code stands in for the device's, and a code by
 * letter (EMAIL) for one to a phone that nobody has validated yet.
 */
export const verificationTypes = [
  "PASSWORD",
  "PIN_CODE",
  "SMS",
  "EMAIL",
  "TWO_FACTOR_AUTHENTICATION",
] as const;

const verificationType = z.enum(verificationTypes);
const seconds = z.number().int().min(0);
const typedCode = text({ max: 40 });
const ownSession = z.object({ session: pathId });

const operationStatus = z
  .object({
    operation: z.enum(mfaOperations),
    status: z.enum(["NOT_REQUIRED", "REQUIRED", "VERIFIED", "BLOCKED"]),
    /** What is typed first, where it is something the player knows. */
    type: z.enum(["PASSWORD", "PIN_CODE"]).nullable(),
    /** How a code reaches the player, where one is sent. */
    method: z.enum(["EMAIL", "SMS", "NOT_APPLICABLE"]),
    remainingBlockingTime: seconds.nullable(),
    /** Everything that would do, the first choice in front. */
    types: z.array(verificationType),
  })
  .meta({ id: "OperationStatus" });

export const codeSent = z
  .object({
    /** The number it went to, but for its middle. */
    phone: z.string(),
    expiresAt: instant,
    resendInSeconds: seconds,
  })
  .meta({ id: "CodeSent" });

const operationCodeSent = codeSent
  .omit({ phone: true })
  .extend({
    method: z.enum(["SMS", "EMAIL"]),
    /** The number or the address it went to, but for its middle. */
    to: z.string(),
  })
  .meta({ id: "OperationCodeSent" });

const twoFactorState = z
  .object({
    status: z.enum(["DISABLED", "PENDING", "ENABLED"]),
    /** What has to stand before a device can be set up, and whether it does. */
    enrolment: z.enum(["SMS", "PIN_CODE"]),
    enrolmentReady: z.boolean(),
    /** While it is PENDING, in the session that began it and in no other. */
    otpAuthUri: z.string().optional(),
    recoveryCodesLeft: z.number().int(),
  })
  .meta({ id: "TwoFactor" });

const phoneState = z
  .object({
    status: z.enum(["NOT_VALIDATED", "PENDING", "VALIDATED"]),
    phone: z.string().nullable(),
    /** The number a code is on its way to. */
    pendingPhone: z.string().nullable(),
    resendInSeconds: seconds,
  })
  .meta({ id: "PhoneState" });

const recoveryCodes = z.object({
  /** Shown this once: only what they are hashed to is kept. */
  recoveryCodes: z.array(z.string()),
});

const own = { access: "player", ownSession: true, params: ownSession } as const;
const { playerVerification: at } = addresses;

export const playerVerification = {
  operationStatus: endpoint({
    ...at.operationStatus,
    ...own,
    name: "playerVerification.operationStatus",
    summary: "Whether an operation asks the player to prove who they are",
    rate: "poll",
    shed: "P2",
    params: ownSession.extend({ operation: pathId }),
    responses: { 200: operationStatus },
    refusals: [],
  }),
  sendOperationCode: endpoint({
    ...at.sendOperationCode,
    ...own,
    name: "playerVerification.sendOperationCode",
    summary: "Send a code for one operation: to the player's phone, or by letter",
    rate: "sensitive",
    shed: "P1",
    params: ownSession.extend({ operation: pathId }),
    responses: { 201: operationCodeSent },
    refusals: ["verification_not_accepted", "too_many_codes"],
  }),
  verify: endpoint({
    ...at.verify,
    ...own,
    name: "playerVerification.verify",
    summary: "Prove it, for one operation of this session",
    rate: "sensitive",
    shed: "P1",
    /** Believed in test mode alone; everywhere else it is ignored, and that is logged. */
    headers: z.object({ "x-mock-2fa-verification": line().optional() }),
    body: z.object({
      operation: z.enum(mfaOperations),
      type: verificationType,
      value: line().min(1).max(128),
    }),
    responses: { 200: z.object({ expiresAt: instant }) },
    refusals: ["verification_not_accepted", "verification_failed", "verification_blocked"],
  }),
  twoFactor: endpoint({
    ...at.twoFactor,
    ...own,
    name: "playerVerification.twoFactor",
    summary: "Whether codes of a device are in use",
    rate: "poll",
    shed: "P2",
    responses: { 200: twoFactorState },
    refusals: [],
  }),
  enableTwoFactor: endpoint({
    ...at.enableTwoFactor,
    ...own,
    name: "playerVerification.enableTwoFactor",
    summary: "Begin to set up a device; confirmed by its first code",
    rate: "write",
    shed: "P2",
    responses: { 201: twoFactorState },
    refusals: [
      "two_factor_not_offered",
      "second_factor_in_use",
      "enrolment_not_ready",
      "step_up_required",
    ],
  }),
  confirmTwoFactor: endpoint({
    ...at.confirmTwoFactor,
    ...own,
    name: "playerVerification.confirmTwoFactor",
    summary: "Show that the device counts right; from then on its codes are asked for",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ code: typedCode }),
    responses: { 200: recoveryCodes },
    refusals: ["two_factor_not_begun", "verification_failed", "verification_blocked"],
  }),
  disableTwoFactor: endpoint({
    ...at.disableTwoFactor,
    ...own,
    name: "playerVerification.disableTwoFactor",
    summary: "Do without codes of a device",
    rate: "write",
    shed: "P2",
    responses: { 204: null },
    refusals: ["step_up_required"],
  }),
  resetTwoFactor: endpoint({
    ...at.resetTwoFactor,
    ...own,
    name: "playerVerification.resetTwoFactor",
    summary: "Begin anew with another device",
    rate: "write",
    shed: "P2",
    responses: { 201: twoFactorState },
    refusals: ["two_factor_not_offered", "two_factor_not_begun", "step_up_required"],
  }),
  renewRecoveryCodes: endpoint({
    ...at.renewRecoveryCodes,
    ...own,
    name: "playerVerification.renewRecoveryCodes",
    summary: "Ten fresh recovery codes; the old ones open nothing any more",
    rate: "write",
    shed: "P2",
    responses: { 201: recoveryCodes },
    refusals: ["two_factor_not_begun", "step_up_required"],
  }),
  setPinCode: endpoint({
    ...at.setPinCode,
    ...own,
    name: "playerVerification.setPinCode",
    summary: "Choose a PIN of six digits, or another one",
    rate: "sensitive",
    shed: "P2",
    body: z.object({ pin: line().regex(/^\d{6}$/, "is not six digits") }),
    responses: { 204: null },
    refusals: ["pin_too_simple", "step_up_required"],
  }),
  phone: endpoint({
    ...at.phone,
    ...own,
    name: "playerVerification.phone",
    summary: "Whether the phone number is known to be the player's",
    rate: "poll",
    shed: "P2",
    responses: { 200: phoneState },
    refusals: [],
  }),
  sendPhoneCode: endpoint({
    ...at.sendPhoneCode,
    ...own,
    name: "playerVerification.sendPhoneCode",
    summary: "Send a code to the number on the profile, or to a new one",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ phone: phone.optional() }),
    responses: { 201: codeSent },
    refusals: [
      "phone_missing",
      "phone_invalid",
      "phone_not_mobile",
      "phone_validated",
      "too_many_codes",
      "step_up_required",
    ],
  }),
  validatePhone: endpoint({
    ...at.validatePhone,
    ...own,
    name: "playerVerification.validatePhone",
    summary: "Type the code that came; the number is then the player's",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ code: typedCode }),
    responses: { 200: phoneState },
    refusals: ["verification_failed", "verification_blocked", "phone_in_use"],
  }),
} as const;

export type MfaOperation = (typeof mfaOperations)[number];
export type MfaMethod = z.output<typeof mfaMethod>;
export type VerificationType = z.output<typeof verificationType>;
export type OperationStatus = z.output<typeof operationStatus>;
export type TwoFactorState = z.output<typeof twoFactorState>;
export type PhoneState = z.output<typeof phoneState>;
export type CodeSent = z.output<typeof codeSent>;
export type OperationCodeSent = z.output<typeof operationCodeSent>;
