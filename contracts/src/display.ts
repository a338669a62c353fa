import { z } from "zod";

/** How a player likes to see the house. */
export const display = z.object({
  theme: z.enum(["system", "light", "dark"]),
  /** $12.50 or USD 12.50: how money is written, never what it is. */
  currency: z.enum(["symbol", "code"]),
});
