import { content } from "@croupier/contracts";
import { presentEntry } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentItem({ viewFor }: Services) {
  return method<typeof content.item, PlayerSubject>(content.item, async ({ params, client }) => {
    const view = await viewFor(params, client);
    const entry = view?.entryBySlug(params.contentType, params.slug);
    if (view === undefined || entry === undefined) {
      return { ok: false, refusal: { code: "not_found" } };
    }
    return { status: 200, body: presentEntry(view, entry) };
  });
}
