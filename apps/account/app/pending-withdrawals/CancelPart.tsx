import type { PlayerWithdrawal } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useState } from "react";

import { Refused } from "../calls/answers.ts";
import { useCancelWithdrawal } from "../calls/withdrawal-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Ways } from "../parts/PartPage.tsx";
import { explainWithdrawal } from "../withdraw/explain-withdrawal.ts";
import styles from "./PendingPage.module.css";

/** Taking it back, where the law lets a player and nobody has approved it; otherwise why not. */
export function CancelPart({
  withdrawal: { id, canCancel },
  mayCancelHere,
}: {
  readonly withdrawal: PlayerWithdrawal;
  readonly mayCancelHere: boolean;
}) {
  const say = useSay();
  const cancel = useCancelWithdrawal();
  const [sure, setSure] = useState(false);
  if (!canCancel) {
    return (
      <p className={styles["Pending-soft"]}>
        {say(mayCancelHere ? "pending.cancel.tooFar" : "pending.cancel.notHere")}
      </p>
    );
  }
  const { error } = cancel;
  return (
    <div className={styles["Pending-cancel"]}>
      {error !== null && (
        <Alert
          tone="bad"
          urgent
          title={say(explainWithdrawal(error instanceof Refused ? error.code : "").text)}
        />
      )}
      <p className={styles["Pending-soft"]}>{say("pending.cancel.text")}</p>
      {sure ? (
        <Ways>
          <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {say("pending.cancel.yes")}
          </Button>
          <Button onClick={() => setSure(false)}>{say("pending.cancel.no")}</Button>
        </Ways>
      ) : (
        <Ways>
          <Button onClick={() => setSure(true)}>{say("pending.cancel")}</Button>
        </Ways>
      )}
    </div>
  );
}
