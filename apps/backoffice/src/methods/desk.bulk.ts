import type { Content } from "@croupier/content";
import { desk, problemCodes } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

type Act = { readonly entryId: string; readonly by: string; readonly note?: string };

/** One after the other: each takes the lock of its bucket, and each is done or refused by itself. */
export function deskBulk({ content }: Services) {
  return method<typeof desk.bulk, StaffSubject>(desk.bulk, async ({ body, subject }) => {
    const { action, entries, note } = body;
    const items = [];
    for (const id of new Set(entries)) {
      const act = { entryId: id, by: subject.staff.login, ...(note === undefined ? {} : { note }) };
      const done = await perform(content, action, act);
      items.push({ id, ok: done.ok, refusal: done.ok ? null : describe(done.refusal) });
    }
    return { status: 200, body: { items } };
  });
}

function perform(
  content: Content,
  action: "publish" | "unpublish" | "archive" | "remove" | "undelete",
  act: Act,
) {
  return content[action === "remove" ? "softDelete" : action](act);
}

function describe(refused: Parameters<typeof refuseAtDesk>[0]) {
  const { code, links } = refuseAtDesk(refused).refusal;
  const { title } = problemCodes[code];
  return { code, title, ...(links === undefined ? {} : { links }) };
}
