import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentStaff } from "../desk/present-staff.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskStaff({ oversight, clock }: Services) {
  return method<typeof desk.staff, StaffSubject>(desk.staff, async () => {
    const staff = await oversight.listStaff();
    return { status: 200, body: { items: staff.map((one) => presentStaff(one, clock())) } };
  });
}
