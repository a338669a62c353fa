import { content } from "@croupier/contracts";
import { presentInList } from "../content/present-entry.ts";
import { fillRegions } from "../content/fill-regions.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** Where an address has moved to, the pages of the site say; here it is no page. */
export function contentPage({ answerFor }: Services) {
  return method<typeof content.page, PlayerSubject>(
    content.page,
    async ({ params, query, client }) => {
      const asked = { ...params, question: `page ${query.path}` };
      const body = await answerFor(asked, client, (view) => {
        const answer = view.pageByPath(query.path);
        if (answer.outcome !== "page") return undefined;
        const { page } = answer;
        return { ...presentInList(view, page), regions: fillRegions(view, page) };
      });
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
