import type { MfaOperation } from "@croupier/contracts";
import { Button } from "@croupier/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import styles from "./StepUp.module.css";
import { useNeeds } from "./StepUpNeeds.context.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Sends a code for one operation at once, and the next one when that may be and is asked for. */
export function SendCode({
  operation,
  onSent,
}: {
  operation: MfaOperation;
  /** There is a code to type. */
  onSent: () => void;
}) {
  const { say, session, calls } = useNeeds();
  const [busy, setBusy] = useState(true);
  const [isThere, setIsThere] = useState(false);
  const [told, setTold] = useState(() => say("stepUp.sending"));
  const [wait, setWait] = useState(0);
  const left = useCountdown(wait, () => setWait(0));

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const params = { session, operation };
      const answer = await calls.sendOperationCode({ params });
      // One that was sent just now, to a question that was put away, is as good.
      const isSent = answer.ok || answer.problem.code === "too_many_codes";
      if (answer.ok) {
        setTold(say("stepUp.sent", { phone: answer.value.to }));
        setWait(answer.value.resendInSeconds);
      } else {
        setTold(say(isSent ? "stepUp.tooMany" : "stepUp.sendFailed"));
      }
      if (isSent) {
        setIsThere(true);
        onSent();
      }
    } catch {
      setTold(say("stepUp.sendFailed"));
    } finally {
      setBusy(false);
    }
  }

  const begun = useRef(false);
  const sendFirst = useEffectEvent(() => {
    if (!begun.current) void send();
    begun.current = true;
  });
  // Nobody has to ask for the first one; React may draw twice, and one is sent.
  useEffect(() => sendFirst(), []);

  return (
    <div className={styles["StepUp-send"]}>
      <p aria-live="polite" className={styles["StepUp-soft"]}>
        {told}
      </p>
      <Button
        busy={busy}
        disabledReason={left > 0 ? say("stepUp.resend", { seconds: left }) : undefined}
        onClick={() => void send()}
      >
        {say(isThere ? "stepUp.again" : "stepUp.send")}
      </Button>
    </div>
  );
}
