import { content } from "@croupier/contracts";
import { presentHelp } from "../content/present-help.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

const limit = 50;

export function contentHelpSearch({ viewFor }: Services) {
  return method<typeof content.helpSearch, PlayerSubject>(
    content.helpSearch,
    async ({ params, query, client }) => {
      const view = await viewFor(params, client);
      if (view === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: view.searchHelp(query.searchTerm, { limit }).map(presentHelp) };
    },
  );
}
