import { content } from "@croupier/contracts";
import { presentInList } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentList({ answerFor }: Services) {
  return method<typeof content.list, PlayerSubject>(
    content.list,
    async ({ params, query, client }) => {
      const { contentType, ...place } = params;
      const question = `list ${contentType} ${JSON.stringify(query)}`;
      const body = await answerFor({ ...place, question }, client, (view) => {
        const { page, pageSize } = query;
        const { items, total } = view.listOf(contentType, query);
        return { items: items.map((entry) => presentInList(view, entry)), page, pageSize, total };
      });
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
