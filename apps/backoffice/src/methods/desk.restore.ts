import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import { isPart } from "../desk/is-part.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRestore({ content }: Services) {
  return method<typeof desk.restore, StaffSubject>(
    desk.restore,
    async ({ params, body, subject }) => {
      const { entry: entryId, part } = params;
      if (!isUuid(entryId) || !isPart(part)) return unknown;
      const { number, basedOn, note } = body;
      const restored = await content.restoreVersion({
        entryId,
        part,
        number,
        basedOn,
        by: subject.staff.login,
        ...(note === undefined ? {} : { note }),
      });
      return restored.ok ? { status: 200, body: restored.value } : refuseAtDesk(restored.refusal);
    },
  );
}
