import { Alert } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import type { Refused } from "./refused.ts";
import { useCountdown } from "./use-countdown.ts";

/** Says why, and counts down where waiting is all that helps. */
export function RefusedAlert({ refused }: { refused: Refused }) {
  const say = useSay();
  const left = useCountdown(refused.waitSeconds ?? 0);
  const { attemptsLeft } = refused;
  return (
    <Alert tone="bad" urgent title={say(refused.because)}>
      {left > 0 && (
        <span role="timer">
          {say("login.wait", {
            time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`,
          })}
        </span>
      )}
      {attemptsLeft !== undefined && say("login.attemptsLeft", { count: attemptsLeft })}
    </Alert>
  );
}
