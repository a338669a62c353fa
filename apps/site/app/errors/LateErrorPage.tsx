import { ContainerRow } from "@croupier/ui";
import { lazy, Suspense } from "react";

import { useSay } from "../language/Messages.context.tsx";
import { LocalBoundary } from "./LocalBoundary.tsx";

const ErrorPage = lazy(async () => ({ default: (await import("./ErrorPage.tsx")).ErrorPage }));

/** The error page, fetched by those who need one; its words alone where even that fails. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <LocalBoundary fallback={<ErrorText />}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </LocalBoundary>
  );
}

function ErrorText() {
  const say = useSay();
  return (
    <ContainerRow>
      <h1>{say("error.internal.title")}</h1>
      <p>{say("error.internal.text")}</p>
    </ContainerRow>
  );
}
