import type { ReviewedDocument } from "@croupier/contracts";
import {
  documentReasons,
  type DocumentReason,
  type DocumentStatus,
} from "@croupier/contracts/document-words";
import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import { sentenceOf } from "../sentence-of.ts";
import { reasonWords } from "./document-labels.ts";
import {
  askFor,
  assign,
  decide,
  documentQuery,
  type Decision,
  type Which,
} from "./verification-calls.ts";
import styles from "./Verification.module.css";

/** The others are said by the house itself. */
const reasons = documentReasons.filter(
  (reason) => reason !== "too_many_tries" && reason !== "unsafe",
);

/** What can be done about a document now, and nothing else. */
export function Acts({ which, reviewed }: { which: Which; reviewed: ReviewedDocument }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const { document, fourEyes } = reviewed;
  const act = useMutation({
    mutationFn: (work: () => Promise<ReviewedDocument>) => work(),
    onSuccess: (after) => {
      queries.setQueryData(documentQuery(which).queryKey, after);
    },
    // Somebody was faster, perhaps: what stands now is what can be decided.
    onError: () => queries.invalidateQueries({ queryKey: documentQuery(which).queryKey }),
  });
  const submissionId = document?.submissionId ?? null;
  const deciding = (decision: Decision) => () =>
    act.mutate(() => decide(which, { submissionId, decision }));
  const status = document?.status ?? "NONE";
  const isMine = document?.assignedTo?.id === me?.id;

  return (
    <div className={styles["Verification-acts"]}>
      {act.error !== null && (
        <p role="alert" className={styles["Verification-refusal"]}>
          {sentenceOf(act.error)}
        </p>
      )}
      {(status === "NONE" || status === "VERIFIED") && (
        <Button loading={act.isPending} onClick={() => act.mutate(() => askFor(which))}>
          Ask for it
        </Button>
      )}
      {status === "PENDING" && (
        <Approving
          busy={act.isPending}
          isMine={isMine}
          isFirst={fourEyes && document?.approvedOnceBy === null}
          onTake={() => act.mutate(() => assign(which, !isMine))}
          onApprove={(until) => deciding({ act: "approve", ...until })()}
        />
      )}
      {status !== "NONE" && (
        <SayingNo status={status} busy={act.isPending} onSay={(no) => deciding(no)()} />
      )}
    </div>
  );
}

/** Taking it to oneself, and saying that it is right and for how long. */
function Approving(props: {
  busy: boolean;
  isMine: boolean;
  isFirst: boolean;
  onTake: () => void;
  onApprove: (until: { validUntil?: string }) => void;
}) {
  const [day, setDay] = useState("");
  return (
    <>
      <Button variant="default" loading={props.busy} onClick={props.onTake}>
        {props.isMine ? "Put it back" : "Take it"}
      </Button>
      <TextInput
        type="date"
        label="Valid until"
        description="As the document says; empty: for good"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button
        loading={props.busy}
        onClick={() => props.onApprove(day === "" ? {} : { validUntil: `${day}T00:00:00.000Z` })}
      >
        {props.isFirst ? "Approve, first of two" : "Approve"}
      </Button>
    </>
  );
}

/** What is wrong and what helps, in words that the player reads. */
function SayingNo({
  status,
  busy,
  onSay,
}: {
  status: DocumentStatus;
  busy: boolean;
  onSay: (no: Decision) => void;
}) {
  const [reason, setReason] = useState<DocumentReason>("unreadable");
  const [note, setNote] = useState("");
  const said = note.trim() === "" ? {} : { note: note.trim() };
  return (
    <>
      {status !== "BLOCKED" && (
        <Select
          label="Reason"
          data={reasons.map((value) => ({ value, label: reasonWords[value] }))}
          value={reason}
          allowDeselect={false}
          onChange={(chosen) => setReason(reasons.find((one) => one === chosen) ?? "unreadable")}
        />
      )}
      <Textarea
        label="What to do about it"
        description="The player reads this"
        maxLength={500}
        autosize
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <span className={styles["Verification-tags"]}>
        {status === "PENDING" && (
          <Button
            variant="default"
            loading={busy}
            onClick={() => onSay({ act: "reject", reason, ...said })}
          >
            Ask for another
          </Button>
        )}
        {status === "BLOCKED" ? (
          <Button loading={busy} onClick={() => onSay({ act: "unblock", ...said })}>
            Unblock
          </Button>
        ) : (
          <Button
            variant="default"
            loading={busy}
            onClick={() => onSay({ act: "block", reason, ...said })}
          >
            Block
          </Button>
        )}
      </span>
    </>
  );
}
