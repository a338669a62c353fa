import type { MfaOperation } from "@croupier/contracts";
import { Button } from "@croupier/ui";
import { useState } from "react";

import styles from "./StepUp.module.css";
import { useNeeds } from "./StepUpNeeds.context.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Sends a code for one operation, and the next one when that may be. */
export function SendCode({ operation }: { operation: MfaOperation }) {
  const { say, session, calls } = useNeeds();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [wait, setWait] = useState(0);
  const left = useCountdown(wait, () => setWait(0));

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const params = { session, operation };
      const answer = await calls.sendOperationCode({ params });
      if (answer.ok) {
        setTold(say("stepUp.sent", { phone: answer.value.to }));
        setWait(answer.value.resendInSeconds);
      } else {
        setTold(say(answer.problem.code === "too_many_codes" ? "stepUp.tooMany" : "stepUp.failed"));
      }
    } catch {
      setTold(say("stepUp.failed"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles["StepUp-send"]}>
      <Button
        busy={busy}
        disabledReason={left > 0 ? say("stepUp.resend", { seconds: left }) : undefined}
        onClick={() => void send()}
      >
        {say(told === undefined ? "stepUp.send" : "stepUp.again")}
      </Button>
      <p aria-live="polite" className={styles["StepUp-soft"]}>
        {told}
      </p>
    </div>
  );
}
