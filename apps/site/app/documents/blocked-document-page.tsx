import { Button, ContainerRow, ErrorState, Skeleton } from "@croupier/ui";
import { useEffect } from "react";
import { href, Navigate } from "react-router";

import type { Route } from "./+types/blocked-document-page";
import { useSay } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";
import { PlayersOnly } from "../players-only/PlayersOnly.tsx";
import { requirePlayer } from "../players-only/require-player.ts";
import { useIsBlocked } from "./document-queries.ts";
import { DocumentQueries } from "./DocumentQueries.tsx";
import styles from "./documents.module.css";
import { rememberPreviousPage } from "./previous-page.ts";

const areas = ["documents"] as const;

export const handle: PageHandle = { messages: areas };

export function loader(call: Route.LoaderArgs) {
  return requirePlayer(call);
}

export default function BlockedDocumentPage({ loaderData: signedIn }: Route.ComponentProps) {
  return (
    <PlayersOnly signedIn={signedIn} areas={areas} title="documents.blocked.title">
      <ContainerRow className={styles["Documents-blocked"]}>
        <DocumentQueries>
          <Blocked />
        </DocumentQueries>
      </ContainerRow>
    </PlayersOnly>
  );
}

/** What is blocked, what that means, and who helps; nothing here can be sent any more. */
function Blocked() {
  const say = useSay();

  const { data: isBlocked, isPending } = useIsBlocked();

  useEffect(() => rememberPreviousPage(), []);

  // Settled meanwhile, or never so: then this page has nothing to say.
  if (isBlocked === false) return <Navigate to={href("/validate-document")} replace />;
  if (isPending) return <Skeleton shape="block" blockSize="14rem" />;
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
