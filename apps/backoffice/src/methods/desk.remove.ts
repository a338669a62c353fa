import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRemove({ content }: Services) {
  return method<typeof desk.remove, StaffSubject>(
    desk.remove,
    async ({ params, query, subject }) => {
      if (!isUuid(params.entry)) return unknown;
      const removed = await content.softDelete({
        entryId: params.entry,
        by: subject.staff.login,
        forced: query.forced === "true",
      });
      return removed.ok ? { status: 204, body: null } : refuseAtDesk(removed.refusal);
    },
  );
}
