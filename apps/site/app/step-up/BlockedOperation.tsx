import { Alert } from "@croupier/ui";

import { clockOf } from "./clock-of.ts";
import { useNeeds } from "./StepUpNeeds.context.tsx";
import { useCountdown } from "./use-countdown.ts";

/** Says that something is blocked after too many wrong tries, and counts down until it is not. */
export function BlockedOperation({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { say } = useNeeds();
  const left = useCountdown(seconds, onOver);
  return (
    <Alert tone="warn" title={<span role="alert">{say("stepUp.blocked")}</span>}>
      <span role="timer">{say("stepUp.blockedFor", { time: clockOf(left) })}</span>
    </Alert>
  );
}
