import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import { presentMedium } from "../desk/present-medium.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskReplaceMedia({ content }: Services) {
  return method<typeof desk.replaceMedia, StaffSubject>(
    desk.replaceMedia,
    async ({ params, file, subject }) => {
      const { media: mediaId } = params;
      if (!isUuid(mediaId)) return unknown;
      const replaced = await content.replaceMediaFile({
        mediaId,
        bytes: file,
        by: subject.staff.login,
      });
      if (!replaced.ok) return refuseAtDesk(replaced.refusal);
      const medium = await content.readMedia(mediaId);
      return medium === undefined ? unknown : { status: 200, body: presentMedium(medium) };
    },
  );
}
