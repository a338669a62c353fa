import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function staffAuditBooks({ askForWholeAudit }: Services) {
  return method<typeof staff.auditBooks, StaffSubject>(staff.auditBooks, async ({ subject }) => {
    await askForWholeAudit({ staffId: subject.staff.id });
    return { status: 202, body: null };
  });
}
