import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskArchive({ content }: Services) {
  return method<typeof desk.archive, StaffSubject>(
    desk.archive,
    async ({ params, body, subject }) => {
      const { note } = body;
      if (!isUuid(params.entry)) return unknown;
      const done = await content.archive({
        entryId: params.entry,
        by: subject.staff.login,
        ...(note === undefined ? {} : { note }),
      });
      return done.ok ? { status: 204, body: null } : refuseAtDesk(done.refusal);
    },
  );
}
