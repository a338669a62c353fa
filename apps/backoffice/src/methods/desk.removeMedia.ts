import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRemoveMedia({ content }: Services) {
  return method<typeof desk.removeMedia, StaffSubject>(
    desk.removeMedia,
    async ({ params, subject }) => {
      const { media: mediaId } = params;
      if (!isUuid(mediaId)) return unknown;
      const removed = await content.deleteMedia({ mediaId, by: subject.staff.login });
      return removed.ok ? { status: 204, body: null } : refuseAtDesk(removed.refusal);
    },
  );
}
