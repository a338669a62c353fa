import type { DepositMethodOffer } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Radio } from "../parts/ChoiceCard.tsx";
import styles from "./DepositPage.module.css";

/** One card the provider keeps: to pay with, or to be forgotten. */
export function SavedCard({
  card: { id, brand, lastFour },
  chosen,
  removal,
  onChoose,
  onRemove,
}: {
  readonly card: DepositMethodOffer["saved"][number];
  readonly chosen: boolean;
  /** How far it is with forgetting this one. */
  readonly removal: "none" | "underWay" | "failed";
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}) {
  const say = useSay();
  const name = `${brand} ${say("deposit.saved.ending")} ${lastFour}`;
  return (
    <>
      <div className={styles["Deposit-card"]}>
        <label>
          <Radio name="saved" value={id} chosen={chosen} onChoose={onChoose} />
          {name}
        </label>
        <Button
          aria-label={`${say("deposit.saved.remove")}: ${name}`}
          onClick={onRemove}
          busy={removal === "underWay"}
        >
          {say("deposit.saved.remove")}
        </Button>
      </div>
      {removal === "failed" && <Alert tone="bad" urgent title={say("deposit.saved.failed")} />}
    </>
  );
}
