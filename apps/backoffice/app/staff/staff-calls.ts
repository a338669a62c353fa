import type { StaffChange, StaffRole } from "@croupier/contracts";
import { queryOptions } from "@tanstack/react-query";
import { client, valueOf } from "../calls.ts";
import type { Person } from "./PersonFields.tsx";

const { desk } = client;

export const staffKey = ["staff"] as const;

export const staffList = queryOptions({
  queryKey: [...staffKey, "list"],
  queryFn: async ({ signal }) => valueOf(await desk.staff({ signal })).items,
});

export const staffRequests = queryOptions({
  queryKey: [...staffKey, "requests"],
  queryFn: async ({ signal }) => valueOf(await desk.staffRequests({ signal })).items,
  refetchInterval: 15_000,
});

/** Answers the first half of a one-time sign-in, where one is made; null otherwise. */
export async function askStaffChange(body: { change: StaffChange; reason: string }) {
  return valueOf(await desk.askStaffChange({ body })).half;
}

/** Answers the second half, with the yes to what makes one. */
export async function answerStaffRequest(change: string, answer: "approved" | "declined") {
  return valueOf(await desk.answerStaffRequest({ params: { change }, body: { answer } })).half;
}

export async function describeStaff({ member, person }: { member: string; person: Person }) {
  valueOf(await desk.describeStaff({ params: { member }, body: person }));
}

export async function setStaffRoles({ member, roles }: { member: string; roles: StaffRole[] }) {
  valueOf(await desk.setStaffRoles({ params: { member }, body: { roles } }));
}

export async function closeLogin(member: string) {
  valueOf(await desk.disableStaff({ params: { member }, body: { disabled: true } }));
}
