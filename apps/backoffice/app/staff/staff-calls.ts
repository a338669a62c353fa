import type { StaffRole } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import type { Person } from "./PersonFields.tsx";

const { desk } = client;

export const staffList = queryOptions({
  queryKey: ["staff"],
  queryFn: async ({ signal }) => valueOf(await desk.staff({ signal })).items,
});

export async function createStaff(body: Person & { login: string; roles: StaffRole[] }) {
  return valueOf(await desk.createStaff({ body }));
}

export async function describeStaff({ member, person }: { member: string; person: Person }) {
  valueOf(await desk.describeStaff({ params: { member }, body: person }));
}

export async function setStaffRoles({ member, roles }: { member: string; roles: StaffRole[] }) {
  valueOf(await desk.setStaffRoles({ params: { member }, body: { roles } }));
}

export async function disableStaff(change: { member: string; disabled: boolean }) {
  const { member, disabled } = change;
  valueOf(await desk.disableStaff({ params: { member }, body: { disabled } }));
}

export async function renewStaffPassword(member: string) {
  return valueOf(await desk.renewStaffPassword({ params: { member } }));
}

export async function resetStaffTotp(member: string) {
  valueOf(await desk.resetStaffTotp({ params: { member } }));
}
