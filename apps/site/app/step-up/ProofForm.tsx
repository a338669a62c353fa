import type { MfaOperation, VerificationType } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { ProofField } from "./ProofField.tsx";
import { SendCode } from "./SendCode.tsx";
import styles from "./StepUp.module.css";
import { useNeeds } from "./StepUpNeeds.context.tsx";

export function ProofForm({
  operation,
  type,
  others,
  onOther,
  onProved,
  onBlocked,
}: {
  operation: MfaOperation;
  type: VerificationType;
  /** What would do as well. */
  others: readonly VerificationType[];
  onOther: (type: VerificationType) => void;
  onProved: () => void;
  onBlocked: (seconds: number) => void;
}) {
  const { say, session, calls } = useNeeds();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState(false);
  const isSent = type === "SMS" || type === "EMAIL";
  // There is nothing to type before something was sent.
  const [canType, setCanType] = useState(!isSent);

  async function prove(value: string): Promise<void> {
    const answer = await calls.verify({
      params: { session },
      // Nothing is mocked for people; a test system reads `true` (S7.19).
      headers: { "x-mock-2fa-verification": "false" },
      body: { operation, type, value },
    });
    if (answer.ok) return onProved();
    const { code, attemptsLeft = 0, remainingBlockingTime = 0 } = answer.problem;
    if (code === "verification_blocked") return onBlocked(remainingBlockingTime);
    if (code === "verification_failed") return setWrong(say("stepUp.wrong", { attemptsLeft }));
    setFailed(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const value = String(new FormData(event.currentTarget).get("value") ?? "");
    if (value === "") return;
    setBusy(true);
    setFailed(false);
    setWrong(undefined);
    await prove(value).catch(() => setFailed(true));
    setBusy(false);
  }

  return (
    <form method="post" className={styles["StepUp"]} onSubmit={(event) => void submit(event)}>
      {failed && <Alert tone="bad" urgent title={say("stepUp.failed")} />}
      {isSent && <SendCode operation={operation} onSent={() => setCanType(true)} />}
      {canType && <ProofField type={type} error={wrong} />}
      <div className={styles["StepUp-ways"]}>
        {canType && (
          <Button type="submit" look="action" busy={busy}>
            {say("stepUp.submit")}
          </Button>
        )}
        {others.map((other) => (
          <Button key={other} look="ghost" onClick={() => onOther(other)}>
            {say(`stepUp.instead.${other}`)}
          </Button>
        ))}
      </div>
    </form>
  );
}
