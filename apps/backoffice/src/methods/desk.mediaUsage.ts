import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentLinks } from "../desk/present-links.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskMediaUsage({ content }: Services) {
  return method<typeof desk.mediaUsage, StaffSubject>(desk.mediaUsage, async ({ params }) => {
    const medium = isUuid(params.media) ? await content.readMedia(params.media) : undefined;
    if (medium === undefined) return unknown;
    const links = await content.findMediaUsage(medium.mediaId);
    return { status: 200, body: { items: presentLinks(links) } };
  });
}
