/**
 * What a member of staff may do; one may have several. An administrator makes staff and may do everything
 * but move money. Trading waits for the screens of its trade.
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

/** Roles whose calls move money, give it or answer about it; a test holds them against the calls. */
export const moneyRoles = ["operator", "payments"] as const satisfies readonly StaffRole[];

type Roles = readonly StaffRole[];

const isAdministrator = (roles: Roles) => roles.includes("administrator");

/** An administrator does not move money: both in one hand would be two people. */
export function isApart(roles: Roles): boolean {
  return !isAdministrator(roles) || !moneyRoles.some((role) => roles.includes(role));
}

/** Whether somebody may move money, or make staff, who could not before: two administrators give that. */
export function takesTwo(before: Roles, after: Roles): boolean {
  const held = powersOf(before);
  return powersOf(after).some((role) => !held.includes(role));
}

/** A role of money opens nothing in the hands of an administrator. */
function powersOf(roles: Roles): Roles {
  return isAdministrator(roles)
    ? ["administrator"]
    : moneyRoles.filter((role) => roles.includes(role));
}
