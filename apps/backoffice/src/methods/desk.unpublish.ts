import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskUnpublish({ content }: Services) {
  return method<typeof desk.unpublish, StaffSubject>(
    desk.unpublish,
    async ({ params, body, subject }) => {
      const { parts, note, title } = body;
      if (!isUuid(params.entry)) return unknown;
      const hidden = await content.unpublish({
        entryId: params.entry,
        by: subject.staff.login,
        ...(parts === undefined ? {} : { parts }),
        ...(note === undefined ? {} : { note }),
        ...(title === undefined ? {} : { title }),
      });
      return hidden.ok ? { status: 204, body: null } : refuseAtDesk(hidden.refusal);
    },
  );
}
