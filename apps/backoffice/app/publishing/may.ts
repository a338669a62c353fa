import type { StaffMember } from "@croupier/contracts";

type Role = StaffMember["roles"][number];

/** Comfort only, so that nobody presses in vain: every call guards itself. */
export function mayPublish(me: Pick<StaffMember, "roles"> | undefined): boolean {
  const publishers: readonly Role[] = ["publisher", "administrator"];
  return me?.roles.some((role) => publishers.includes(role)) ?? false;
}
