import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentVersion } from "../desk/present-version.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskVersions({ content }: Services) {
  return method<typeof desk.versions, StaffSubject>(desk.versions, async ({ params }) => {
    const { entry: entryId, part } = params;
    const items = isUuid(entryId) ? await content.listVersions({ entryId, part }) : [];
    if (items.length === 0) return unknown;
    const told = items.map((one) => ({ ...presentVersion(one), isLandmark: one.isLandmark }));
    return { status: 200, body: { items: told } };
  });
}
