import type { LookedAtWithdrawal } from "@croupier/contracts";
import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../sentence-of.ts";
import {
  approve,
  assign,
  confirm,
  reject,
  split,
  withdrawal,
  withdrawalsKey,
  type RejectReason,
} from "./withdrawal-calls.ts";
import { reasonWords, rejectReasons } from "./withdrawal-words.ts";
import styles from "./Withdrawals.module.css";

type Work = () => Promise<LookedAtWithdrawal>;

/** What can be done with it now, and nothing else; each act is told why. */
export function WithdrawalActs({ of: one }: { of: LookedAtWithdrawal }) {
  const queries = useQueryClient();
  const [note, setNote] = useState("");
  const act = useMutation({
    mutationFn: (work: Work) => work(),
    onSuccess(after) {
      queries.setQueryData(withdrawal(one.id).queryKey, after);
      setNote("");
    },
    // Somebody was faster, perhaps: what stands now is what can be decided.
    onSettled: () => queries.invalidateQueries({ queryKey: withdrawalsKey }),
  });
  if (one.state !== "checks") return <p>Nobody of us has to do anything about it.</p>;
  if (one.assignedTo !== null && !one.assignedToMe && one.firstYesBy === null) {
    return <p>{`${one.assignedTo} has taken it.`}</p>;
  }
  const hasNote = note.trim().length >= 3;
  const shared = { one, note: note.trim(), isReady: hasNote, isBusy: act.isPending };
  const onAct = (work: Work) => act.mutate(work);
  return (
    <div className={styles["Withdrawals-acts"]}>
      {act.error !== null && (
        <p role="alert" className={styles["Withdrawals-refusal"]}>
          {sentenceOf(act.error)}
        </p>
      )}
      {one.firstYesBy === null && (
        <Button
          variant="default"
          loading={act.isPending}
          onClick={() => onAct(() => assign(one.id, !one.assignedToMe))}
        >
          {one.assignedToMe ? "Put it back" : "Take it"}
        </Button>
      )}
      <Textarea
        label="Note"
        description="For colleagues and the audit trail; every yes and no needs one."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {one.firstYesBy === null ? (
        <Approving {...shared} onAct={onAct} />
      ) : (
        <SecondYes {...shared} onAct={onAct} />
      )}
      <SayingNo {...shared} onAct={onAct} />
    </div>
  );
}

type Acting = {
  one: LookedAtWithdrawal;
  note: string;
  isReady: boolean;
  isBusy: boolean;
  onAct: (work: Work) => void;
};

const decimal = /^\d+(\.\d+)?$/;

/** All of it, a part of it, or in parts that are looked at one by one. */
function Approving({ one, note, isReady, isBusy, onAct }: Acting) {
  const [part, setPart] = useState("");
  const amount = part.trim();
  const inParts = amount.split(/[\s+;]+/).filter((text) => text !== "");
  const isReadable =
    amount === "" || (inParts.length > 0 && inParts.every((text) => decimal.test(text)));
  return (
    <>
      <Button
        loading={isBusy}
        disabled={!isReady || !isReadable || inParts.length > 1}
        onClick={() => onAct(() => approve(one.id, note, amount === "" ? undefined : amount))}
      >
        {approveWords(one, amount)}
      </Button>
      <TextInput
        label={`Only a part, in ${one.currency}`}
        description="The rest goes back. Several amounts with a plus between them split it."
        placeholder="50.00 or 60 + 40"
        autoComplete="off"
        error={isReadable ? null : "Amounts are written like 50.00."}
        value={part}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      />
      {inParts.length > 1 && (
        <Button
          variant="default"
          loading={isBusy}
          disabled={!isReady || !isReadable}
          onClick={() => onAct(() => split(one.id, note, inParts))}
        >
          {`Split into ${inParts.length}`}
        </Button>
      )}
    </>
  );
}

function approveWords({ needsTwo }: LookedAtWithdrawal, amount: string): string {
  if (amount !== "") return "Approve that part";
  return needsTwo ? "Approve, first of two" : "Approve";
}

/** Nobody says it to themselves. */
function SecondYes({ one, note, isReady, isBusy, onAct }: Acting) {
  if (one.firstYesByMe) return <p>You said the first yes: a colleague has to say the second.</p>;
  return (
    <Button loading={isBusy} disabled={!isReady} onClick={() => onAct(() => confirm(one.id, note))}>
      Approve, second of two
    </Button>
  );
}

/** The player is told the reason, in their language. */
function SayingNo({ one, note, isReady, isBusy, onAct }: Acting) {
  const [reason, setReason] = useState<RejectReason>("documents_needed");
  return (
    <>
      <Select
        label="Reason of a no"
        description="The player is told it."
        allowDeselect={false}
        data={rejectReasons.map((value) => ({ value, label: reasonWords[value] }))}
        value={reason}
        onChange={(chosen) =>
          setReason(rejectReasons.find((value) => value === chosen) ?? "documents_needed")
        }
      />
      <Button
        color="red"
        variant="light"
        loading={isBusy}
        disabled={!isReady}
        onClick={() => onAct(() => reject(one.id, note, reason))}
      >
        Reject
      </Button>
    </>
  );
}
