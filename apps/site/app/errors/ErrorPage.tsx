import { Button, EmptyState, ErrorState } from "@croupier/ui";
import { useEffect } from "react";
import { href, isRouteErrorResponse } from "react-router";

import styles from "./ErrorPage.module.css";
import { useSay } from "../language/Messages.context.tsx";

/** One drawing, one sentence, one way on. Says what happened, never what was thrown. */
export function ErrorPage({ error }: { error?: unknown }) {
  const kind = isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "internal";
  // A boundary logs what it caught; the answers 404 and 500 themselves are nothing to log.
  useEffect(() => {
    if (error !== undefined && !isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  return <ErrorWords kind={kind} />;
}

export function ErrorWords({ kind }: { kind: "notFound" | "internal" }) {
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
