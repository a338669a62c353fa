import type { OwnDocument } from "@croupier/contracts";
import type { DocumentStatus, DocumentType } from "@croupier/contracts/document-words";
import { Alert, Button, Skeleton, Time } from "@croupier/ui";
import { useEffect, useState } from "react";
import { href, Navigate } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import { DocumentQueries } from "./DocumentQueries.tsx";
import { useOwnDocument } from "./document-queries.ts";
import styles from "./documents.module.css";
import { rememberPreviousPage } from "./previous-page.ts";
import { ShowDocument } from "./ShowDocument.tsx";

/** Where a document stands, and what can be done about it now. */
export function ValidateDocument({ wanted }: { wanted: DocumentType | undefined }) {
  useEffect(() => rememberPreviousPage(), []);

  return (
    <DocumentQueries>
      <Standing wanted={wanted} />
    </DocumentQueries>
  );
}

function Standing({ wanted }: { wanted: DocumentType | undefined }) {
  const say = useSay();
  const { data, isError, refetch } = useOwnDocument(wanted);
  const failed = useFailed(data?.document?.status);
  if (failed) return <Navigate to={href("/account/*", { "*": "verification-failed" })} replace />;
  const type = data?.documentType ?? wanted ?? "ID_DOCUMENT";
  return (
    <>
      <h1>{say(`documents.heading.${type}`)}</h1>
      <Shown data={data} isError={isError} refetch={refetch} />
    </>
  );
}

/** Whether a check failed while its player was waiting for it here (S8.4). */
function useFailed(status: DocumentStatus | undefined): boolean {
  const [waited, setWaited] = useState(false);
  if (status === "PENDING" && !waited) setWaited(true);
  return waited && status === "INVALID";
}

type Shown = Pick<ReturnType<typeof useOwnDocument>, "data" | "isError" | "refetch">;

function Shown({ data, isError, refetch }: Shown) {
  const say = useSay();
  if (data === undefined && isError) {
    const again = <Button onClick={() => void refetch()}>{say("documents.again")}</Button>;
    return <Alert tone="bad" urgent title={say("documents.unreachable")} action={again} />;
  }
  if (data === undefined) return <Skeleton shape="block" blockSize="14rem" />;
  const { session, documentType, document } = data;
  if (document === null) return <Settled title={say("documents.nothing")} tone="calm" />;
  switch (document.status) {
    case "REQUESTED":
    case "INVALID":
      return <ShowDocument {...{ session, documentType, document }} onSent={refetch} />;
    case "PENDING":
      return <Waiting document={document} />;
    case "VERIFIED":
      return <Settled title={say("documents.verified")} tone="good" />;
    case "BLOCKED":
      return <Navigate to={href("/blocked-document-status")} replace />;
  }
}

function Waiting({ document: { answerDueAt } }: { document: OwnDocument }) {
  const say = useSay();
  return (
    <>
      <Alert tone="accent" urgent title={say("documents.pending")}>
        {answerDueAt !== null && (
          <>
            {say("documents.answerBy")} <Time at={answerDueAt} />
          </>
        )}
      </Alert>
      <ToAccount />
    </>
  );
}

function Settled({ title, tone }: { title: string; tone: "good" | "calm" }) {
  return (
    <>
      <Alert tone={tone} urgent title={title} />
      <ToAccount />
    </>
  );
}

function ToAccount() {
  const say = useSay();
  return (
    <div className={styles["Documents-ways"]}>
      <Button href={href("/account/*", { "*": "" })}>{say("documents.toAccount")}</Button>
    </div>
  );
}
