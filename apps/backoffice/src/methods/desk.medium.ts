import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentMedium } from "../desk/present-medium.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskMedium({ content }: Services) {
  return method<typeof desk.medium, StaffSubject>(desk.medium, async ({ params }) => {
    const medium = isUuid(params.media) ? await content.readMedia(params.media) : undefined;
    return medium === undefined ? unknown : { status: 200, body: presentMedium(medium) };
  });
}
