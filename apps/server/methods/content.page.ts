import { content } from "@croupier/contracts";
import { presentInList } from "../content/present-entry.ts";
import { fillRegions } from "../content/fill-regions.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

/** Where an address has moved to, the pages of the site say; here it is no page. */
export function contentPage({ viewFor }: Services) {
  return method<typeof content.page, PlayerSubject>(
    content.page,
    async ({ params, query, client }) => {
      const view = await viewFor(params, client);
      const answer = view?.pageByPath(query.path);
      if (view === undefined || answer?.outcome !== "page") {
        return { ok: false, refusal: { code: "not_found" } };
      }
      const { page } = answer;
      return {
        status: 200,
        body: { ...presentInList(view, page), regions: fillRegions(view, page) },
      };
    },
  );
}
