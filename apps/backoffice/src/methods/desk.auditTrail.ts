import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskAuditTrail({ oversight }: Services) {
  return method<typeof desk.auditTrail, StaffSubject>(desk.auditTrail, async ({ query }) => {
    const { subject, action, before, limit } = query;
    const staffId = query.staff;
    if (staffId !== undefined && !isUuid(staffId)) {
      return { status: 200, body: { items: [], next: null } };
    }
    // A place in the list that never was one begins the list anew, as a place past its end would.
    const from = before !== undefined && isUuid(before) ? before : undefined;
    const question = { subject, staffId, action, before: from, limit: limit + 1 };
    const acts = await oversight.listAudit(question);
    const items = acts
      .slice(0, limit)
      .map(({ happenedAt, ...act }) => ({ ...act, at: happenedAt.toISOString() }));
    const next = acts.length > limit ? (items.at(-1)?.id ?? null) : null;
    return { status: 200, body: { items, next } };
  });
}
