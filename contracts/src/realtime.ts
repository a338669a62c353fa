import { z } from "zod";

export const realtimePath = "/realtime";

/**
 * A message says that something changed, never what: the client refetches over the call it already
 * has. `seq` rises by one per socket; a gap means a message was missed, so refetch everything.
 */
export const realtimeMessage = z.object({
  /** `play`: what may be played changed for everybody. */
  topic: z.enum(["balance", "jackpots", "play"]),
  seq: z.number().int().nonnegative(),
});

export type RealtimeMessage = z.output<typeof realtimeMessage>;
