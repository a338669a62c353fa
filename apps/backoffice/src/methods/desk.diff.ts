import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskDiff({ content }: Services) {
  return method<typeof desk.diff, StaffSubject>(desk.diff, async ({ params, query }) => {
    const { entry: entryId, part } = params;
    const changes = isUuid(entryId)
      ? await content.diffVersionsOf({ entryId, part, before: query.from, after: query.to })
      : undefined;
    return changes === undefined ? unknown : { status: 200, body: { changes: [...changes] } };
  });
}
