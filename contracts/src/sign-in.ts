import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { mfaMethod, signedIn } from "./identity.ts";
import { codeSent } from "./player-verification.ts";
import { signInAddresses as addresses } from "./sign-in-addresses.ts";

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
} as const;
