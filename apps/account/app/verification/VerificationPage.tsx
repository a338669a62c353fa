import type { OwnDocument } from "@croupier/contracts";
import { Alert, Badge, Button, Panel, Skeleton, type BadgeTone } from "@croupier/ui";
import { useQuery } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { pollMs, usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, PartPage, Ways } from "../parts/PartPage.tsx";

function useDocuments() {
  const { data: player } = usePlayer();
  const session = player?.id ?? "";
  return useQuery({
    queryKey: ["documents", session],
    queryFn: async ({ signal }) =>
      valueOf(await client.documents.list({ params: { session }, signal })).items,
    enabled: player !== undefined,
    refetchInterval: pollMs,
  });
}

/** What is asked, why, and how it stands. */
export function VerificationPage() {
  const say = useSay();
  const { data, error, refetch } = useDocuments();
  return (
    <PartPage title={say("verification.title")} intro={say("verification.intro")}>
      {data === undefined && error !== null && (
        <Alert
          tone="bad"
          title={say("verification.unreachable")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {data === undefined && error === null && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="8rem" />
        </Panel>
      )}
      {data?.length === 0 && (
        <Panel>
          <p>{say("verification.nothing")}</p>
        </Panel>
      )}
      {data?.map((document) => (
        <DocumentPanel key={document.documentType} document={document} />
      ))}
    </PartPage>
  );
}

const tones = {
  REQUESTED: "warn",
  PENDING: "accent",
  VERIFIED: "good",
  INVALID: "warn",
  BLOCKED: "bad",
} as const satisfies Record<OwnDocument["status"], BadgeTone>;

function DocumentPanel({ document }: { document: OwnDocument }) {
  const say = useSay();
  const { documentType, status, reason, note, since, answerDueAt, validUntil } = document;
  const isOpen = status === "REQUESTED" || status === "INVALID";
  const path = `/validate-document?${new URLSearchParams({ documentType })}`;
  return (
    <Part
      title={say(`verification.type.${documentType}`)}
      badge={<Badge tone={tones[status]}>{say(`verification.status.${status}`)}</Badge>}
      intro={
        status === "PENDING" && answerDueAt !== null
          ? say("verification.answerBy", { date: answerDueAt })
          : status === "VERIFIED" && validUntil !== null
            ? say("verification.validUntil", { date: validUntil })
            : say("verification.since", { date: since })
      }
    >
      {isOpen && <p>{say(`verification.why.${documentType}`)}</p>}
      {reason !== null && <p>{say(`verification.reason.${reason}`)}</p>}
      {note !== null && <p>{note}</p>}
      {isOpen && (
        <Ways>
          <Button look="action" href={path}>
            {say(status === "INVALID" ? "verification.sendAgain" : "verification.send")}
          </Button>
        </Ways>
      )}
      {status === "BLOCKED" && (
        <Ways>
          <Button href="/blocked-document-status">{say("verification.blockedWhy")}</Button>
        </Ways>
      )}
    </Part>
  );
}
