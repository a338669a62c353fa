import type { PlayerLimit } from "@croupier/contracts";
import { Alert, Button, Time } from "@croupier/ui";

import type { LimitAct } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "./LimitsPage.module.css";
import { LimitValue } from "./LimitValue.tsx";

export interface PendingRaiseProps {
  readonly kind: PlayerLimit["kind"];
  readonly pending: NonNullable<PlayerLimit["pending"]>;
  readonly currency: string;
  readonly busy: boolean;
  readonly onAnswer: (act: LimitAct) => void;
}

/** What was asked for and waits: first for its day, then for a second word. */
export function PendingRaise({ kind, pending, currency, busy, onAnswer }: PendingRaiseProps) {
  const say = useSay();
  const { id: raise, value, confirmable, countsFrom } = pending;
  const title =
    value === null ? (
      say("limits.pending.none")
    ) : (
      <>
        {say("limits.pending.value")} <LimitValue {...{ kind, value, currency }} />
      </>
    );
  return (
    <Alert
      tone={confirmable ? "accent" : "calm"}
      title={title}
      action={
        <span className={styles["Limits-acts"]}>
          {confirmable && (
            <Button size="sm" busy={busy} onClick={() => onAnswer({ act: "confirm", raise })}>
              {say("limits.confirm")}
            </Button>
          )}
          <Button size="sm" busy={busy} onClick={() => onAnswer({ act: "withdraw", raise })}>
            {say("limits.keep")}
          </Button>
        </span>
      }
    >
      {confirmable ? (
        say("limits.pending.confirm")
      ) : (
        <>
          {say("limits.pending.from")} <Time at={countsFrom} />
        </>
      )}
    </Alert>
  );
}
