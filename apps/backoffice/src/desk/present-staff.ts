import type { ListedStaff, SignedInStaff } from "@croupier/oversight";
import type { ListedStaff as ToldStaff, StaffMember } from "@croupier/contracts";

export function presentMe(staff: SignedInStaff): StaffMember {
  return { ...staff, roles: [...staff.roles] };
}

export function presentStaff(staff: ListedStaff): ToldStaff {
  const { id, login, name, roles, disabledAt, createdAt, hasDevice, isKnown } = staff;
  return {
    id,
    login,
    name,
    roles: [...roles],
    disabled: disabledAt !== null,
    secondFactor: hasDevice,
    known: isKnown,
    createdAt: createdAt.toISOString(),
  };
}
