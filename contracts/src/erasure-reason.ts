import { z } from "zod";

/** What keeps somebody from being forgotten, as they and staff read it. */
export const erasureReason = z.enum([
  "LEGAL_HOLD",
  "OPEN_BALANCE",
  "MONEY_UNDER_WAY",
  "EXCLUSION",
  "RETENTION",
  "STAFF",
]);
