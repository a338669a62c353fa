import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentComment } from "../desk/present-talk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskComments({ content }: Services) {
  return method<typeof desk.comments, StaffSubject>(desk.comments, async ({ params }) => {
    const entry = isUuid(params.entry) ? await content.findEntry(params.entry) : undefined;
    if (entry === undefined) return unknown;
    const comments = await content.listComments(entry.entryId);
    return { status: 200, body: { items: comments.map(presentComment) } };
  });
}
