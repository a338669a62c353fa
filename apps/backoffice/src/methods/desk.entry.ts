import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentEdited } from "../desk/present-entry.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskEntry({ content }: Services) {
  return method<typeof desk.entry, StaffSubject>(desk.entry, async ({ params }) => {
    const entry = isUuid(params.entry) ? await content.readEntry(params.entry) : undefined;
    if (entry === undefined) return unknown;
    const [schedules, fourEyes] = await Promise.all([
      content.listSchedules(entry.entryId),
      content.listFourEyes(entry.bucket),
    ]);
    const needsReview = fourEyes.includes(entry.kind);
    return { status: 200, body: presentEdited(entry, { schedules, needsReview }) };
  });
}
