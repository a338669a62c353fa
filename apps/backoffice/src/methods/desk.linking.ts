import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentLinks } from "../desk/present-links.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskLinking({ content }: Services) {
  return method<typeof desk.linking, StaffSubject>(desk.linking, async ({ params }) => {
    const entry = isUuid(params.entry) ? await content.findEntry(params.entry) : undefined;
    if (entry === undefined) return unknown;
    const links = await content.findLinkingEntries(entry.entryId);
    return { status: 200, body: { items: presentLinks(links) } };
  });
}
