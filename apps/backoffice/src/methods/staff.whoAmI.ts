import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentMe } from "../desk/present-staff.ts";
import type { StaffSubject } from "../services.ts";

export function staffWhoAmI() {
  return method<typeof staff.whoAmI, StaffSubject>(staff.whoAmI, async ({ subject }) => ({
    status: 200,
    body: presentMe(subject.staff),
  }));
}
