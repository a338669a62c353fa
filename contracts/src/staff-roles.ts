/**
 * What a member of staff may do; one may have several. An administrator may do everything.
 * Trading waits for the screens of its trade.
 */
export const staffRoles = [
  "editor",
  "publisher",
  "operator",
  "administrator",
  "support",
  "verification",
  "risk",
  "payments",
  "trading",
  "compliance",
] as const;

export type StaffRole = (typeof staffRoles)[number];
