import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import { isPart } from "../desk/is-part.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSaveDraft({ content }: Services) {
  return method<typeof desk.saveDraft, StaffSubject>(
    desk.saveDraft,
    async ({ params, body, subject }) => {
      const { entry: entryId, part } = params;
      if (!isUuid(entryId) || !isPart(part)) return unknown;
      const { basedOn, data, note } = body;
      const saved = await content.saveDraft({
        entryId,
        part,
        basedOn,
        data,
        by: subject.staff.login,
        ...(note === undefined ? {} : { note }),
      });
      return saved.ok ? { status: 200, body: saved.value } : refuseAtDesk(saved.refusal);
    },
  );
}
