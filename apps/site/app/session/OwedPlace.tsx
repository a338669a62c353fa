import type { PlayerStanding } from "@croupier/contracts";
import { CountingMoney } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./AccountPlace.module.css";

/** Beside what can be played with: what has to be paid first. In the words of the area `closed`. */
export function OwedPlace({ owed }: { owed: NonNullable<PlayerStanding["owed"]> }) {
  const say = useSay();
  return (
    <p className={styles["AccountPlace-balance"]}>
      <span className={styles["AccountPlace-label"]}>{say("closed.owed")}</span>
      <strong className={styles["AccountPlace-owed"]}>
        <CountingMoney {...owed} />
      </strong>
    </p>
  );
}
