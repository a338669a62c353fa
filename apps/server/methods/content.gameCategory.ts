import { content } from "@croupier/contracts";
import { presentEntry } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentGameCategory({ answerFor }: Services) {
  return method<typeof content.gameCategory, PlayerSubject>(
    content.gameCategory,
    async ({ params, client }) => {
      const { slug, ...place } = params;
      const body = await answerFor({ ...place, question: `category ${slug}` }, client, (view) => {
        const category = view.entryBySlug("game_category", slug);
        return category && presentEntry(view, category);
      });
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
