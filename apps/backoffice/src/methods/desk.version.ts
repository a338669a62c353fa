import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { presentVersion } from "../desk/present-version.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskVersion({ content }: Services) {
  return method<typeof desk.version, StaffSubject>(desk.version, async ({ params }) => {
    const { entry: entryId, part, number: spelt } = params;
    const isNumber = /^[1-9]\d{0,6}$/.test(spelt);
    const version =
      isUuid(entryId) && isNumber
        ? await content.readVersion({ entryId, part, number: Number(spelt) })
        : undefined;
    if (version === undefined) return unknown;
    return { status: 200, body: { ...presentVersion(version), data: { ...version.data } } };
  });
}
