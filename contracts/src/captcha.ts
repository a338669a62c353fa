import { z } from "zod";
import { line } from "./fields.ts";

/** What has to be done before a call is let through: by the player's device, or by a house outside. */
export const captchaQuestion = z
  .discriminatedUnion("kind", [
    /** Numbers to be found: `@croupier/kit/proof-of-work` says how. */
    z.object({
      kind: z.literal("PROOF_OF_WORK"),
      challenge: z.string(),
      rounds: z.number().int(),
      bits: z.number().int(),
    }),
    z.object({ kind: z.literal("RECAPTCHA"), siteKey: z.string(), action: z.string() }),
  ])
  .meta({ id: "CaptchaQuestion" });

/** The answer to the question of a refusal, sent along when the call is made once more. */
export const captchaAnswer = line().min(1).max(4_096);

export type CaptchaQuestion = z.output<typeof captchaQuestion>;
