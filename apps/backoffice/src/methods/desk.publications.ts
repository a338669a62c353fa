import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentPublication } from "../desk/present-talk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskPublications({ content }: Services) {
  return method<typeof desk.publications, StaffSubject>(desk.publications, async ({ params }) => {
    const entry = isUuid(params.entry) ? await content.findEntry(params.entry) : undefined;
    if (entry === undefined) return unknown;
    const log = await content.listPublications(entry.entryId);
    return { status: 200, body: { items: log.map(presentPublication) } };
  });
}
