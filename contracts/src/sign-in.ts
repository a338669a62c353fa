import { z } from "zod";
import { captchaAnswer } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { email, instant, line, newPassword, pathId, text, typedPassword } from "./fields.ts";
import { mfaMethod, signedIn } from "./identity.ts";
import { passkeyAnswer, passkeyQuestion } from "./passkey-answer.ts";
import { codeSent } from "./player-verification.ts";
import { signInAddresses as addresses } from "./sign-in-addresses.ts";

const ownSession = z.object({ session: pathId });
const ownPasskey = z.object({ session: pathId, passkey: pathId });
const passkeyName = text({ max: 60 });
const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The provider of the device keeps a copy for the player's other devices. */
    synced: z.boolean(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: "Passkey" });

const resetToken = z.object({ token: line().min(1).max(200) });

/** The ways in besides name and password, and the way back to a password. */
export const signIn = {
  secondStep: endpoint({
    ...addresses.secondStep,
    name: "signIn.secondStep",
    summary: "The second factor of a sign-in, or a recovery code in its stead",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: z.object({ method: mfaMethod, code: text({ max: 40 }) }),
    responses: { 201: signedIn },
    refusals: [
      "sign_in_over",
      "verification_not_accepted",
      "verification_failed",
      "verification_blocked",
      "account_blocked",
    ],
  }),
  sendCode: endpoint({
    ...addresses.sendCode,
    name: "signIn.sendCode",
    summary: "Send the code of a sign-in to the phone",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    responses: { 201: codeSent },
    refusals: ["sign_in_over", "verification_not_accepted", "too_many_codes"],
  }),
  askForPassword: endpoint({
    ...addresses.askForPassword,
    name: "signIn.askForPassword",
    summary: "Ask for a letter with a link to a new password; the answer never tells who has one",
    access: "public",
    rate: "sensitive",
    shed: "P2",
    body: z.object({ email, captcha: captchaAnswer.optional() }),
    responses: { 202: null },
    refusals: ["captcha_required", "captcha_refused", "too_many_attempts"],
  }),
  resetPassword: endpoint({
    ...addresses.resetPassword,
    name: "signIn.resetPassword",
    summary: "Choose a new password with the link of the letter; every session ends",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    params: resetToken,
    body: z.object({ password: newPassword }),
    responses: { 204: null },
    refusals: ["too_many_attempts", "password_reset_over", "password_too_common"],
  }),
  changePassword: endpoint({
    ...addresses.changePassword,
    name: "signIn.changePassword",
    summary: "Change the own password; every other session ends, this one gets a new token",
    access: "player",
    ownSession: true,
    rate: "sensitive",
    shed: "P1",
    params: ownSession,
    body: z.object({ currentPassword: typedPassword, newPassword }),
    responses: { 204: null },
    refusals: ["verification_failed", "verification_blocked", "password_too_common"],
  }),
  passkeyQuestion: endpoint({
    ...addresses.passkeyQuestion,
    name: "signIn.passkeyQuestion",
    summary: "What a passkey has to answer to sign in; names no key and nobody",
    access: "public",
    rate: "write",
    shed: "P1",
    responses: { 200: passkeyQuestion },
    refusals: [],
  }),
  withPasskey: endpoint({
    ...addresses.withPasskey,
    name: "signIn.withPasskey",
    summary: "Sign in with a passkey, which is both factors at once",
    access: "public",
    rate: "sensitive",
    shed: "P1",
    body: passkeyAnswer,
    responses: { 201: signedIn },
    refusals: ["passkey_refused", "account_blocked", "too_many_attempts"],
  }),
  passkeys: endpoint({
    ...addresses.passkeys,
    name: "signIn.passkeys",
    summary: "The own passkeys",
    access: "player",
    ownSession: true,
    rate: "read",
    shed: "P2",
    params: ownSession,
    responses: { 200: z.array(passkey) },
    refusals: [],
  }),
  beginPasskey: endpoint({
    ...addresses.beginPasskey,
    name: "signIn.beginPasskey",
    summary: "What a device is asked to make a passkey of",
    access: "player",
    ownSession: true,
    rate: "write",
    shed: "P2",
    params: ownSession,
    responses: { 200: passkeyQuestion },
    refusals: ["step_up_required"],
  }),
  addPasskey: endpoint({
    ...addresses.addPasskey,
    name: "signIn.addPasskey",
    summary: "Add a passkey",
    access: "player",
    ownSession: true,
    rate: "sensitive",
    shed: "P2",
    params: ownSession,
    body: z.object({ name: passkeyName, answer: passkeyAnswer }),
    responses: { 201: passkey },
    refusals: ["step_up_required", "passkey_refused"],
  }),
  renamePasskey: endpoint({
    ...addresses.renamePasskey,
    name: "signIn.renamePasskey",
    summary: "Call a passkey something else",
    access: "player",
    ownSession: true,
    rate: "write",
    shed: "P2",
    params: ownPasskey,
    body: z.object({ name: passkeyName }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
  removePasskey: endpoint({
    ...addresses.removePasskey,
    name: "signIn.removePasskey",
    summary: "Take a passkey away",
    access: "player",
    ownSession: true,
    rate: "write",
    shed: "P2",
    params: ownPasskey,
    responses: { 204: null },
    refusals: ["step_up_required", "not_found"],
  }),
} as const;

export type OwnPasskey = z.output<typeof passkey>;
