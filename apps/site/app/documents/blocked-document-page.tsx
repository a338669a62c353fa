import { Button, ErrorState } from "@croupier/ui";
import { useEffect } from "react";
import { href, Navigate, redirect } from "react-router";

import type { Route } from "./+types/blocked-document-page";
import { loginFor } from "../account/account-path.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { rememberPreviousPage } from "./previous-page.ts";

const areas = ["documents"] as const;

export const handle: PageHandle = { messages: areas };

const path = "/blocked-document-status";

export function loader({ context, request }: Route.LoaderArgs) {
  const signedIn = context.get(pageFactsContext).audience("signedIn");
  if (!signedIn && !new URL(request.url).pathname.endsWith(".data")) throw redirect(loginFor(path));
  return signedIn;
}

export default function BlockedDocumentPage({ loaderData: signedIn }: Route.ComponentProps) {
  if (!signedIn) return <Navigate to={loginFor(path)} replace />;
  return (
    <WithMessages areas={areas}>
      <Page />
    </WithMessages>
  );
}

/** What is blocked, what that means, and who helps; nothing here can be sent any more. */
function Page() {
  const say = useSay();

  useEffect(() => rememberPreviousPage(), []);

  return (
    <>
      <title>{say("documents.blocked.title")}</title>
      <meta name="robots" content="noindex" />
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
    </>
  );
}
