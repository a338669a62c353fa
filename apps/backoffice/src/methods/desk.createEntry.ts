import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskCreateEntry({ content }: Services) {
  return method<typeof desk.createEntry, StaffSubject>(
    desk.createEntry,
    async ({ body, subject }) => {
      const { id: entryId = uuidv7(), bucket, kind, parts, template } = body;
      const made = await content.createEntry({
        entryId,
        bucket,
        kind,
        parts,
        by: subject.staff.login,
        ...(template === undefined ? {} : { note: `from the template ${template}` }),
      });
      return made.ok ? { status: 201, body: { id: entryId } } : refuseAtDesk(made.refusal);
    },
  );
}
