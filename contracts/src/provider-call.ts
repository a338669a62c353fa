import { z } from "zod";
import { instant } from "./fields.ts";

/** One call between us and a provider of payments: words and numbers, nothing of its body. */
export const providerCall = z.object({
  at: instant,
  direction: z.enum(["asked", "told"]),
  call: z.string(),
  outcome: z.string(),
  tookMs: z.number().int(),
});
