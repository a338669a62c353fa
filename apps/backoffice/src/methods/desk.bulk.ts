import type { Content } from "@croupier/content";
import { desk, problemCodes } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

type Act = { readonly entryId: string; readonly by: string; readonly note?: string };

/**
 * One after the other: each takes the lock of its bucket, and each is done or refused by itself. What
 * was kept back is tried once more at the end: a link to a page further down the list lives by then.
 */
export function deskBulk({ content }: Services) {
  return method<typeof desk.bulk, StaffSubject>(desk.bulk, async ({ body, subject }) => {
    const { action, entries, note } = body;
    const refusals = new Map<string, Refused | undefined>();
    const tryEach = async (ids: readonly string[]) => {
      for (const entryId of ids) {
        const by = subject.staff.login;
        const act = { entryId, by, ...(note === undefined ? {} : { note }) };
        const done = await perform(content, action, act);
        refusals.set(entryId, done.ok ? undefined : done.refusal);
      }
    };
    await tryEach([...new Set(entries)]);
    const keptBack = [...refusals].filter(([, refused]) => refused?.code === "hints_open");
    if (keptBack.length < refusals.size) await tryEach(keptBack.map(([id]) => id));
    const items = [...refusals].map(([id, refused]) => ({
      id,
      ok: refused === undefined,
      refusal: refused === undefined ? null : describe(refused),
    }));
    return { status: 200, body: { items } };
  });
}

type Refused = Parameters<typeof refuseAtDesk>[0];

function perform(
  content: Content,
  action: "publish" | "unpublish" | "archive" | "remove" | "undelete",
  act: Act,
) {
  return content[action === "remove" ? "softDelete" : action](act);
}

function describe(refused: Refused) {
  const { code, links, hints } = refuseAtDesk(refused).refusal;
  const { title } = problemCodes[code];
  return {
    code,
    title,
    ...(links === undefined ? {} : { links }),
    ...(hints === undefined ? {} : { hints }),
  };
}
