import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskRemoveRedirect({ content }: Services) {
  return method<typeof desk.removeRedirect, StaffSubject>(
    desk.removeRedirect,
    async ({ query, subject }) => {
      const done = await content.removeRedirect({ ...query, by: subject.staff.login });
      return done ? { status: 204, body: null } : unknown;
    },
  );
}
