import type { WithdrawalTrace } from "./withdrawal.ts";

/** The first line of what was done to a withdrawal. */
export function askedTrace(at: Date): WithdrawalTrace {
  return {
    eventId: "asked",
    event: "asked",
    by: "player",
    staffId: null,
    before: "requested",
    after: "requested",
    reason: null,
    note: null,
    at,
  };
}
