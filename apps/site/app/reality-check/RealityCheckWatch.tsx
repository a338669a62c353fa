import { WithMessages } from "../language/Messages.context.tsx";
import { RealityCheckDialog } from "./RealityCheckDialog.tsx";
import { SessionClock } from "./SessionClock.tsx";
import { useRealityCheck } from "./use-reality-check.ts";

/** The clock of the session, and in its time the reminder. */
export function RealityCheckWatch({ session }: { session: string }) {
  const { check, secondsHere, isDue, answer, isAnswering, failed } = useRealityCheck(session);
  if (check === undefined) return null;
  return (
    <WithMessages areas={["reality"]}>
      <SessionClock check={check} seconds={secondsHere} />
      {isDue && (
        <RealityCheckDialog
          {...{ check, failed }}
          seconds={secondsHere}
          busy={isAnswering}
          onAnswer={answer}
        />
      )}
    </WithMessages>
  );
}
