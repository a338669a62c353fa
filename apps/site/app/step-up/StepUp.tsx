import type { MfaOperation, OperationStatus, VerificationType } from "@croupier/contracts";
import { Sheet, Skeleton } from "@croupier/ui";
import { useState } from "react";

import { BlockedOperation } from "./BlockedOperation.tsx";
import { ProofForm } from "./ProofForm.tsx";
import styles from "./StepUp.module.css";
import { useNeeds } from "./StepUpNeeds.context.tsx";
import { useOperationStatus } from "./use-operation-status.ts";

/** Asks, in words, for a proof of who somebody is. Without an answer of the server, for the password. */
export function StepUp({
  operation,
  title,
  onAnswer,
}: {
  operation: MfaOperation;
  /** What is confirmed, to the cent and to where; undefined: no more than who somebody is. */
  title?: string | undefined;
  onAnswer: (proved: boolean) => void;
}) {
  const { say } = useNeeds();
  const { data, isPending, refetch } = useOperationStatus(operation);
  return (
    <Sheet
      open
      place="center"
      title={title ?? say("stepUp.title")}
      closeLabel={say("stepUp.close")}
      onClose={() => onAnswer(false)}
    >
      <div className={styles["StepUp"]}>
        <p className={styles["StepUp-why"]}>{say(`stepUp.why.${operation}`)}</p>
        {isPending ? (
          <Skeleton shape="block" blockSize="8.5rem" />
        ) : (
          <Question
            operation={operation}
            status={data}
            onProved={() => onAnswer(true)}
            onLookAgain={() => void refetch()}
          />
        )}
      </div>
    </Sheet>
  );
}

function Question({
  operation,
  status,
  onProved,
  onLookAgain,
}: {
  operation: MfaOperation;
  status: OperationStatus | undefined;
  onProved: () => void;
  onLookAgain: () => void;
}) {
  const types: readonly VerificationType[] = status?.types ?? ["PASSWORD"];
  const [chosen, setChosen] = useState<VerificationType>();
  const type = chosen ?? types[0] ?? "PASSWORD";
  const [wait, setWait] = useState(status?.remainingBlockingTime ?? 0);
  if (wait > 0) {
    return (
      <BlockedOperation
        seconds={wait}
        onOver={() => {
          setWait(0);
          onLookAgain();
        }}
      />
    );
  }
  return (
    <ProofForm
      key={type}
      operation={operation}
      type={type}
      others={types.filter((one) => one !== type)}
      onOther={setChosen}
      onProved={onProved}
      onBlocked={setWait}
    />
  );
}
