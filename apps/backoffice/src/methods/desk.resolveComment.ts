import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskResolveComment({ content }: Services) {
  return method<typeof desk.resolveComment, StaffSubject>(
    desk.resolveComment,
    async ({ params, subject }) => {
      const { comment: commentId } = params;
      const by = subject.staff.login;
      const done = isUuid(commentId) && (await content.settleComment({ commentId, by }));
      return done ? { status: 204, body: null } : unknown;
    },
  );
}
