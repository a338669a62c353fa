import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskEnrolTotp({ oversight }: Services) {
  return method<typeof desk.enrolTotp, StaffSubject>(desk.enrolTotp, async ({ subject }) => {
    const begun = await oversight.ownDevice.enrol(subject.staff);
    return begun.ok ? { status: 201, body: begun.value } : begun;
  });
}
