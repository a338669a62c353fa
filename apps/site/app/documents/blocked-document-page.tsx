import { Button, ErrorState } from "@croupier/ui";
import { useEffect } from "react";
import { href } from "react-router";

import type { Route } from "./+types/blocked-document-page";
import { useSay } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";
import { PlayersOnly } from "../players-only/PlayersOnly.tsx";
import { requirePlayer } from "../players-only/require-player.ts";
import { rememberPreviousPage } from "./previous-page.ts";

const areas = ["documents"] as const;

export const handle: PageHandle = { messages: areas };

export function loader(call: Route.LoaderArgs) {
  return requirePlayer(call);
}

export default function BlockedDocumentPage({ loaderData: signedIn }: Route.ComponentProps) {
  return (
    <PlayersOnly signedIn={signedIn} areas={areas} title="documents.blocked.title">
      <Blocked />
    </PlayersOnly>
  );
}

/** What is blocked, what that means, and who helps; nothing here can be sent any more. */
function Blocked() {
  const say = useSay();

  useEffect(() => rememberPreviousPage(), []);

  return (
    <ErrorState
      heading="h1"
      title={say("documents.blocked.title")}
      action={
        <Button look="action" href={href("/help/search-content")}>
          {say("documents.blocked.help")}
        </Button>
      }
    >
      {say("documents.blocked.words")}
    </ErrorState>
  );
}
