import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { email, newPassword, pathId, text, typedPassword } from "./fields.ts";
import { mfaMethod, signedIn } from "./identity.ts";
import { codeSent } from "./player-verification.ts";
import { signInAddresses as addresses } from "./sign-in-addresses.ts";

const resetToken = z.object({ token: z.string().min(1).max(200) });

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
    body: z.object({ email }),
    responses: { 202: null },
    refusals: ["too_many_attempts"],
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
    params: z.object({ session: pathId }),
    body: z.object({ currentPassword: typedPassword, newPassword }),
    responses: { 204: null },
    refusals: ["verification_failed", "verification_blocked", "password_too_common"],
  }),
} as const;
