import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRemoveTemplate({ content }: Services) {
  return method<typeof desk.removeTemplate, StaffSubject>(
    desk.removeTemplate,
    async ({ params: { template: templateId }, subject }) => {
      if (!isUuid(templateId)) return unknown;
      const isGone = await content.removeTemplate({ templateId, by: subject.staff.login });
      return isGone ? { status: 204, body: null } : unknown;
    },
  );
}
