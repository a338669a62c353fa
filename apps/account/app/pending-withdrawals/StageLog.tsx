import type { PlayerWithdrawal } from "@croupier/contracts";
import { Button } from "@croupier/ui";
import { useId, useState } from "react";

import { useSay } from "../language/Words.context.tsx";
import { NearTime } from "./NearTime.tsx";
import styles from "./PendingPage.module.css";

/**
 * What happened, the last on top. On a phone it is folded away behind a button; from 769 px up there is
 * room, and it is on view whatever the button says (S9.10).
 */
export function StageLog({ withdrawal }: { readonly withdrawal: PlayerWithdrawal }) {
  const say = useSay();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles["Pending-log"]}>
      <span className={styles["Pending-fold"]}>
        <Button
          size="sm"
          look="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {say("pending.log")}
        </Button>
      </span>
      <ol id={id} className={styles["Pending-events"]} data-open={open}>
        {withdrawal.stages.toReversed().map(({ state, at, by, reason }, place) => (
          <li key={withdrawal.stages.length - place}>
            <NearTime at={at} />
            <span>
              {say(`pending.event.${state}`)}, {say(`pending.by.${by}`)}
              {reason !== null && <> {say(`pending.reason.${reason}`)}</>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
