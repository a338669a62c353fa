import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import { presentMedium } from "../desk/present-medium.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskChangeMedia({ content }: Services) {
  return method<typeof desk.changeMedia, StaffSubject>(
    desk.changeMedia,
    async ({ params, body, subject }) => {
      const { media: mediaId } = params;
      if (!isUuid(mediaId)) return unknown;
      const given = Object.fromEntries(
        Object.entries(body).filter(([, value]) => value !== undefined),
      );
      const changed = await content.changeMedia({ ...given, mediaId, by: subject.staff.login });
      if (!changed.ok) return refuseAtDesk(changed.refusal);
      const medium = await content.readMedia(mediaId);
      return medium === undefined ? unknown : { status: 200, body: presentMedium(medium) };
    },
  );
}
