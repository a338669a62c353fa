import { Button } from "@croupier/ui";

import { useSession } from "../calls/safer-play-queries.ts";
import type { MovementQuery } from "../calls/statement-queries.ts";
import { useLocale, useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { statementAddress } from "./history-filter.ts";

/** The same movements as files. The browser fetches them itself, so that a long one is never in memory. */
export function StatementLinks({ query }: { readonly query: MovementQuery }) {
  const say = useSay();
  const session = useSession();
  const language = useLocale();
  return (
    <Part title={say("history.files.title")} intro={say("history.files.intro")}>
      <Ways>
        {(["pdf", "csv"] as const).map((format) => (
          <Button
            key={format}
            // It is no page to go to.
            target="_self"
            download=""
            href={statementAddress(session, format, { ...query, language })}
          >
            {say(`history.files.${format}`)}
          </Button>
        ))}
      </Ways>
    </Part>
  );
}
