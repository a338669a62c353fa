import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { Button, EmptyState, ErrorState, Float } from "@croupier/ui";
import { useEffect } from "react";
import { href, isRouteErrorResponse } from "react-router";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { useSay } from "../language/Messages.context.tsx";
import type { ContentPage } from "../services.ts";
import styles from "./ErrorPage.module.css";

/** Says what happened, never what was thrown: in the words of editors, or else in the house's own. */
export function ErrorPage({ error }: { error?: unknown }) {
  // A boundary logs what it caught; the answers 404 and 500 themselves are nothing to log.
  useEffect(() => {
    if (error !== undefined && !isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const kind = answer?.status === 404 ? "notFound" : "internal";
  // Our own loaders are all that answers with an error, and they answer with a page or null.
  const page = (answer?.data ?? null) as ContentPage | null;
  return page !== null && typeof page === "object" ? (
    <WrittenError page={page} kind={kind} />
  ) : (
    <ErrorWords kind={kind} />
  );
}

type Kind = "notFound" | "internal";

function WrittenError({ page: { title, blocks }, kind }: { page: ContentPage; kind: Kind }) {
  const lent = useBlocksSite();
  return (
    <div className={styles["ErrorPage"]}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles["ErrorPage-column"]}>
        <Float tone={kind === "notFound" ? "calm" : "bad"} />
        <h1 className={styles["ErrorPage-title"]}>{title}</h1>
        <BlocksSiteProvider value={lent}>
          <Blocks blocks={blocks} />
        </BlocksSiteProvider>
      </div>
    </div>
  );
}

/** One drawing, one sentence, one way on. */
function ErrorWords({ kind }: { kind: Kind }) {
  const say = useSay();
  // A page that is not there is nobody's fault.
  const State = kind === "notFound" ? EmptyState : ErrorState;
  return (
    <div className={styles["ErrorPage"]}>
      <title>{say(`error.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <State
        heading="h1"
        title={say(`error.${kind}.title`)}
        action={
          <Button href={href("/")} look="action">
            {say("error.home")}
          </Button>
        }
      >
        {say(`error.${kind}.text`)}
      </State>
    </div>
  );
}
