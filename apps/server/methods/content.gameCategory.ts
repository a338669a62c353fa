import { content } from "@croupier/contracts";
import { presentEntry } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentGameCategory({ viewFor }: Services) {
  return method<typeof content.gameCategory, PlayerSubject>(
    content.gameCategory,
    async ({ params, client }) => {
      const view = await viewFor(params, client);
      const category = view?.entryBySlug("game_category", params.slug);
      if (view === undefined || category === undefined) {
        return { ok: false, refusal: { code: "not_found" } };
      }
      return { status: 200, body: presentEntry(view, category) };
    },
  );
}
