import { content } from "@croupier/contracts";
import { presentEntry } from "../content/present-entry.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function contentItem({ answerFor }: Services) {
  return method<typeof content.item, PlayerSubject>(content.item, async ({ params, client }) => {
    const { contentType, slug, ...place } = params;
    const question = `item ${contentType} ${slug}`;
    const body = await answerFor({ ...place, question }, client, (view) => {
      const entry = view.entryBySlug(contentType, slug);
      return entry && presentEntry(view, entry);
    });
    return body === undefined
      ? { ok: false, refusal: { code: "not_found" } }
      : { status: 200, body };
  });
}
