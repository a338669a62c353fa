import type { Endpoint, ProblemCode } from "@croupier/contracts";
import type { SignedInStaff } from "@croupier/oversight";

/**
 * Why somebody of staff may not make a call, if they may not. Asked by the mount before every handler,
 * so that no handler can forget to.
 */
export function forbid(
  { roles, beforeSecondFactor, money }: Pick<Endpoint, "roles" | "beforeSecondFactor" | "money">,
  staff: Pick<SignedInStaff, "roles" | "secondFactor" | "moneyWaits">,
): ProblemCode | undefined {
  if (staff.secondFactor === "required" && beforeSecondFactor !== true) {
    return "second_factor_required";
  }
  const isAdministrator = staff.roles.includes("administrator");
  // An administrator does not move money, whatever other roles they have.
  if (money && isAdministrator) return "role_required";
  const isAllowed =
    roles === undefined || isAdministrator || roles.some((role) => staff.roles.includes(role));
  if (!isAllowed) return "role_required";
  return money && staff.moneyWaits ? "login_too_new" : undefined;
}
