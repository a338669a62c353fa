import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskGrantErasure({ erasureDesk }: Services) {
  return method<typeof desk.grantErasure, StaffSubject>(
    desk.grantErasure,
    async ({ params, body, subject }) => {
      const { request: requestId } = params;
      if (!isUuid(requestId)) return unknown;
      const holdUntil = body.holdUntil === null ? null : new Date(body.holdUntil);
      const staffId = subject.staff.id;
      const done = await erasureDesk.grant({ requestId, staffId, holdUntil, reason: body.reason });
      return done.ok ? { status: 204, body: null } : done;
    },
  );
}
