import { content } from "@croupier/contracts";
import { presentHelp } from "../content/present-help.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

const limit = 50;

export function contentHelpSearch({ answerFor }: Services) {
  return method<typeof content.helpSearch, PlayerSubject>(
    content.helpSearch,
    async ({ params, query, client }) => {
      const term = query.searchTerm;
      const asked = { ...params, question: `search ${term}` };
      const body = await answerFor(asked, client, (view) =>
        view.searchHelp(term, { limit }).map(presentHelp),
      );
      return body === undefined
        ? { ok: false, refusal: { code: "not_found" } }
        : { status: 200, body };
    },
  );
}
