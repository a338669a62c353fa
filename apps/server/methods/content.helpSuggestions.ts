import { content } from "@croupier/contracts";
import { presentHelp } from "../content/present-help.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

const limit = 6;

export function contentHelpSuggestions({ viewFor }: Services) {
  return method<typeof content.helpSuggestions, PlayerSubject>(
    content.helpSuggestions,
    async ({ params, query, client }) => {
      const view = await viewFor(params, client);
      if (view === undefined) return { ok: false, refusal: { code: "not_found" } };
      return { status: 200, body: view.searchHelp(query.searchTerm, { limit }).map(presentHelp) };
    },
  );
}
