import type { LookedAtWithdrawal } from "@croupier/contracts";
import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useDecision } from "../decisions/use-decision.ts";
import { useTypedNote } from "../drafting/use-typed-note.ts";
import { amountInWords } from "../treasury/Amount.tsx";
import { mayMoveMoney } from "../treasury/may-move-money.ts";
import { CasePeople } from "./CasePeople.tsx";
import { Standing } from "./Standing.tsx";
import {
  approve,
  assign,
  confirm,
  reject,
  split,
  stop,
  withdrawal,
  withdrawalsKey,
  type RejectReason,
} from "./withdrawal-calls.ts";
import { reasonWords, rejectReasons } from "./withdrawal-words.ts";
import styles from "./CasePanel.module.css";

type Work = () => Promise<LookedAtWithdrawal>;

/** What can be done with it now, and nothing else; each act is told why. */
export function WithdrawalActs({ of: one }: { of: LookedAtWithdrawal }) {
  const queries = useQueryClient();
  const [note, setNote] = useTypedNote(`withdrawal ${one.id}`);
  const { decide, isDeciding } = useDecision<LookedAtWithdrawal>({
    about: `Withdrawal of ${amountInWords(one.amount, one.currency)}`,
    to: `/withdrawals/${one.id}`,
    changes: withdrawalsKey,
    stands: <Standing id={one.id} />,
    onDone(after) {
      queries.setQueryData(withdrawal(one.id).queryKey, after);
      setNote("");
    },
  });
  const { data: may } = useQuery(mayMoveMoney);
  if (may === false) return <p>Whoever has the role payments decides about it.</p>;
  if (one.canStop) {
    return <Stopping one={one} note={note} onNote={setNote} isBusy={isDeciding} onAct={decide} />;
  }
  if (one.isStopping) {
    return (
      <p>Stopped: it comes back to people as soon as the provider says they do not have it.</p>
    );
  }
  if (one.state !== "checks") return <p>Nobody of us has to do anything about it.</p>;
  if (one.assignedTo !== null && !one.assignedToMe && one.firstYesBy === null) {
    return <p>{`${one.assignedTo} has taken it.`}</p>;
  }
  return <Acting one={one} note={note} onNote={setNote} isBusy={isDeciding} onAct={decide} />;
}

type Written = {
  one: LookedAtWithdrawal;
  note: string;
  onNote: (note: string) => void;
  isBusy: boolean;
  onAct: (work: Work) => void;
};

/** Approved, and on its way to the provider: until they have it, it can be taken back to people. */
function Stopping({ one, note, onNote, isBusy, onAct }: Written) {
  return (
    <div className={styles["Case-acting"]}>
      <p>Approved. Until the provider says they have it, it can be stopped.</p>
      <Note note={note} onNote={onNote} />
      <div className={styles["Case-buttons"]}>
        <Button
          variant="default"
          loading={isBusy}
          disabled={note.trim().length < 3}
          onClick={() => onAct(() => stop(one.id, note.trim()))}
        >
          Stop it
        </Button>
      </div>
    </div>
  );
}

function Note({ note, onNote }: Pick<Written, "note" | "onNote">) {
  return (
    <Textarea
      label="Note"
      placeholder="For colleagues and the audit trail"
      autosize
      minRows={1}
      maxRows={6}
      maxLength={500}
      value={note}
      onChange={({ currentTarget }) => onNote(currentTarget.value)}
    />
  );
}

type Opened = "nothing" | "part" | "no";

/** The people who decide, the note that every yes and no needs, and below it the form that a press opens. */
function Acting({ one, note, onNote, isBusy, onAct }: Written) {
  const [opened, setOpened] = useState<Opened>("nothing");
  const shared = { one, note: note.trim(), isReady: note.trim().length >= 3, isBusy, onAct };
  const turn = (to: Opened) => setOpened(opened === to ? "nothing" : to);
  const isFirst = one.firstYesBy === null;
  return (
    <div className={styles["Case-acting"]}>
      <CasePeople of={one}>
        {isFirst && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isBusy}
            onClick={() => onAct(() => assign(one.id, !one.assignedToMe))}
          >
            {one.assignedToMe ? "Put it back" : "Take it"}
          </Button>
        )}
      </CasePeople>
      <Note note={note} onNote={onNote} />
      <div className={styles["Case-buttons"]}>
        {isFirst ? <Whole {...shared} /> : <SecondYes {...shared} />}
        {isFirst && (
          <Opener isOpen={opened === "part"} onPress={() => turn("part")}>
            In part
          </Opener>
        )}
        <Opener isOpen={opened === "no"} onPress={() => turn("no")}>
          Say no
        </Opener>
      </div>
      {isFirst && opened === "part" && <InParts {...shared} />}
      {opened === "no" && <SayingNo {...shared} />}
    </div>
  );
}

function Opener({
  isOpen,
  onPress,
  children,
}: {
  isOpen: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="default" aria-expanded={isOpen} onClick={onPress}>
      {children}
    </Button>
  );
}

type Deciding = {
  one: LookedAtWithdrawal;
  note: string;
  isReady: boolean;
  isBusy: boolean;
  onAct: (work: Work) => void;
};

function Whole({ one, note, isReady, isBusy, onAct }: Deciding) {
  return (
    <Button
      className={styles["Case-yes"]}
      loading={isBusy}
      disabled={!isReady}
      // What was looked at is what is approved: a colleague may have split it meanwhile.
      onClick={() => onAct(() => approve(one, note, one.amount))}
    >
      {one.needsTwo
        ? "Approve, first of two"
        : `Approve ${amountInWords(one.amount, one.currency)}`}
    </Button>
  );
}

const decimal = /^\d+(\.\d+)?$/;

/** A part of it, or several that are looked at one by one. */
function InParts({ one, note, isReady, isBusy, onAct }: Deciding) {
  const [typed, setTyped] = useState("");
  const parts = typed.split(/[\s+;]+/).filter((text) => text !== "");
  const isReadable = parts.every((text) => decimal.test(text));
  const [first, ...others] = parts;
  const isSplit = others.length > 0;
  return (
    <div className={styles["Case-opened"]}>
      <TextInput
        label={`Only a part, in ${one.currency}`}
        description="The rest goes back. Several amounts with a plus between them split it."
        placeholder="50.00 or 60 + 40"
        autoComplete="off"
        error={isReadable ? null : "Amounts are written like 50.00."}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={!isReady || !isReadable || first === undefined}
        onClick={() =>
          first !== undefined &&
          onAct(() => (isSplit ? split(one.id, note, parts) : approve(one, note, first)))
        }
      >
        {isSplit ? `Split into ${parts.length}` : "Approve that part"}
      </Button>
    </div>
  );
}

/** Nobody says it to themselves. */
function SecondYes({ one, note, isReady, isBusy, onAct }: Deciding) {
  if (one.firstYesByMe) {
    return (
      <p className={styles["Case-yes"]}>
        You said the first yes: a colleague has to say the second.
      </p>
    );
  }
  return (
    <Button
      className={styles["Case-yes"]}
      loading={isBusy}
      disabled={!isReady}
      onClick={() => onAct(() => confirm(one, note))}
    >
      Approve, second of two
    </Button>
  );
}

/** The player is told the reason, in their language. */
function SayingNo({ one, note, isReady, isBusy, onAct }: Deciding) {
  const [reason, setReason] = useState<RejectReason>("documents_needed");
  return (
    <div className={styles["Case-opened"]}>
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
    </div>
  );
}
