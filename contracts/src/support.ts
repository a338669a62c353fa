import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { language, pathId } from "./fields.ts";
import { helpFeedbackReasons } from "./help-feedback.ts";

export const support = {
  giveHelpFeedback: endpoint({
    ...addresses.support.giveHelpFeedback,
    name: "support.giveHelpFeedback",
    summary: "Say whether a help article answered the question; saying it again changes the answer",
    access: "public",
    rate: "write",
    shed: "P3",
    params: z.object({ article: pathId }),
    body: z.object({
      helpful: z.boolean(),
      reason: z.enum(helpFeedbackReasons).optional(),
      /** The language in which the article was read. */
      language,
    }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
} as const;
