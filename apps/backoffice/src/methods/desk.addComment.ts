import { desk } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk, unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskAddComment({ content }: Services) {
  return method<typeof desk.addComment, StaffSubject>(
    desk.addComment,
    async ({ params, body, subject }) => {
      const { id: commentId = uuidv7(), part, number, text } = body;
      const entry = isUuid(params.entry) ? await content.findEntry(params.entry) : undefined;
      if (entry === undefined) return unknown;
      const said = await content.addComment({
        commentId,
        entryId: entry.entryId,
        part,
        number,
        text,
        by: subject.staff.login,
      });
      return said.ok ? { status: 201, body: { id: commentId } } : refuseAtDesk(said.refusal);
    },
  );
}
