import { staffRoles, type StaffRole } from "@croupier/contracts";
import { roleWords } from "./role-words.ts";

export const roleChoices = staffRoles.map((role) => ({
  value: role,
  label: roleWords[role].name,
}));

/** What a field of many choices hands over is text; only roles there are count. */
export function rolesIn(chosen: readonly string[]): StaffRole[] {
  return staffRoles.filter((role) => chosen.includes(role));
}
