import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPublish({ content }: Services) {
  return method<typeof desk.publish, StaffSubject>(
    desk.publish,
    async ({ params, body, subject }) => {
      const { parts, note } = body;
      if (!isUuid(params.entry)) return unknown;
      const shown = await content.publish({
        entryId: params.entry,
        by: subject.staff.login,
        ...(parts === undefined ? {} : { parts }),
        ...(note === undefined ? {} : { note }),
      });
      return shown.ok ? { status: 204, body: null } : refuseAtDesk(shown.refusal);
    },
  );
}
