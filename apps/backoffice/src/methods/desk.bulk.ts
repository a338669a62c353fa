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
    const by = subject.staff.login;
    const acts = [...new Set(entries)].map((entryId) => ({
      entryId,
      by,
      ...(note === undefined ? {} : { note }),
    }));
    const items = [];
    for (const [id, done] of await performEach(content, action, acts)) {
      items.push({ id, ok: done.ok, refusal: done.ok ? null : describe(done.refusal) });
    }
    return { status: 200, body: { items } };
  });
}

async function performEach(
  content: Content,
  action: "publish" | "unpublish" | "archive" | "remove" | "undelete",
  acts: readonly Act[],
) {
  if (action === "publish") return content.publishMany(acts);
  const perform = content[action === "remove" ? "softDelete" : action];
  const answers = new Map<string, Awaited<ReturnType<typeof perform>>>();
  for (const act of acts) answers.set(act.entryId, await perform(act));
  return answers;
}

function describe(refused: Parameters<typeof refuseAtDesk>[0]) {
  const { code, links, hints } = refuseAtDesk(refused).refusal;
  const { title } = problemCodes[code];
  return {
    code,
    title,
    ...(links === undefined ? {} : { links }),
    ...(hints === undefined ? {} : { hints }),
  };
}
