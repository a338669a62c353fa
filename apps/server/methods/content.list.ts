import { content } from "@croupier/contracts";
import { presentInList } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentList({ viewFor }: Services) {
  return method<typeof content.list, PlayerSubject>(
    content.list,
    async ({ params, query, client }) => {
      const view = await viewFor(params, client);
      if (view === undefined) return { ok: false, refusal: { code: "not_found" } };
      const { page, pageSize } = query;
      const { items, total } = view.listOf(params.contentType, query);
      const shown = items.map((entry) => presentInList(view, entry));
      return { status: 200, body: { items: shown, page, pageSize, total } };
    },
  );
}
