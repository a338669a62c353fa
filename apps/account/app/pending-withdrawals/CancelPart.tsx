import type { PlayerWithdrawal } from "@croupier/contracts";
import { useAmount } from "@croupier/site/amount";
import { Alert, Button, Sheet } from "@croupier/ui";
import { useState } from "react";

import { Refused } from "../calls/answers.ts";
import { useCancelWithdrawal } from "../calls/withdrawal-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Ways } from "../parts/PartPage.tsx";
import { explainWithdrawal } from "../withdraw/explain-withdrawal.ts";
import styles from "./PendingPage.module.css";

/** Cancelling it, where the law lets a player and nobody has approved it; otherwise why not. */
export function CancelPart({
  withdrawal: { id, amount, currency, canCancel },
  mayCancelHere,
}: {
  readonly withdrawal: PlayerWithdrawal;
  readonly mayCancelHere: boolean;
}) {
  const say = useSay();
  const spell = useAmount(currency);
  const cancel = useCancelWithdrawal();
  const [asked, setAsked] = useState(false);
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
      <p className={styles["Pending-soft"]}>{say("pending.cancel.text")}</p>
      <Ways>
        <Button onClick={() => setAsked(true)}>{say("pending.cancel")}</Button>
      </Ways>
      <Sheet
        open={asked}
        place="center"
        title={say("pending.cancel.title", { amount: spell(amount) })}
        closeLabel={say("parts.close")}
        onClose={() => setAsked(false)}
      >
        <div className={styles["Pending-cancel"]}>
          <p>{say("pending.cancel.means")}</p>
          {error !== null && (
            <Alert
              tone="bad"
              urgent
              title={say(explainWithdrawal(error instanceof Refused ? error.code : "").text)}
            />
          )}
          <Ways>
            <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate(id)}>
              {say("pending.cancel")}
            </Button>
            <Button onClick={() => setAsked(false)}>{say("pending.cancel.no")}</Button>
          </Ways>
        </div>
      </Sheet>
    </div>
  );
}
