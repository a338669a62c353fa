import type {
  EnteredStaff,
  ListedStaff as ToldStaff,
  StaffMember,
  StaffRequest as ToldRequest,
} from "@croupier/contracts";
import type { ListedStaff, SignedInStaff, StaffRequest } from "@croupier/oversight";

export function presentMe({ id, login, name, roles, secondFactor }: SignedInStaff): StaffMember {
  return { id, login, name, roles: [...roles], secondFactor };
}

/** The password that takes the place of a one-time sign-in, for its owner to read. */
export function presentEntered(entered: {
  readonly staff: SignedInStaff;
  readonly password: string | undefined;
}): EnteredStaff {
  const { staff, password } = entered;
  return { ...presentMe(staff), ...(password === undefined ? {} : { password }) };
}

export function presentStaff(staff: ListedStaff, now: Date): ToldStaff {
  const { id, login, name, roles, disabledAt, createdAt, hasDevice, isKnown, moneyFrom } = staff;
  return {
    id,
    login,
    name,
    roles: [...roles],
    disabled: disabledAt !== null,
    secondFactor: hasDevice,
    known: isKnown,
    createdAt: createdAt.toISOString(),
    oneTimeUntil: staff.oneTimeUntil?.toISOString() ?? null,
    moneyFrom: moneyFrom && moneyFrom > now ? moneyFrom.toISOString() : null,
  };
}

export function presentStaffRequest(
  request: StaffRequest,
  { asks, nameOf }: { readonly asks: string; readonly nameOf: (staffId: string) => string },
): ToldRequest {
  const { id, kind, staffId, login, name, roles, reason, askedBy, askedAt, expiresAt } = request;
  return {
    id,
    kind,
    member: staffId,
    login,
    name,
    roles: roles && [...roles],
    reason,
    askedBy: nameOf(askedBy),
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    own: askedBy === asks,
    aboutMe: staffId === asks,
  };
}
