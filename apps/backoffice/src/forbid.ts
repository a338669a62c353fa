import type { Endpoint, ProblemCode } from "@croupier/contracts";
import type { SignedInStaff } from "@croupier/oversight";

/**
 * Why somebody of staff may not make a call, if they may not. Asked by the mount before every handler,
 * so that no handler can forget to.
 */
export function forbid(
  { roles, beforeSecondFactor }: Pick<Endpoint, "roles" | "beforeSecondFactor">,
  staff: Pick<SignedInStaff, "roles" | "secondFactor">,
): ProblemCode | undefined {
  if (staff.secondFactor === "required" && beforeSecondFactor !== true) {
    return "second_factor_required";
  }
  if (roles === undefined || staff.roles.includes("administrator")) return undefined;
  return roles.some((role) => staff.roles.includes(role)) ? undefined : "role_required";
}
