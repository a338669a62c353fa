import type { DepositMethodOffer } from "@croupier/contracts";
import { Button } from "@croupier/ui";

import { useForgetMethod } from "../calls/cashier-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Radio } from "../parts/ChoiceCard.tsx";
import styles from "./DepositPage.module.css";

/** Cards the provider keeps for the player: one of them, or another one typed on its page. */
export function SavedCards({
  saved,
  chosen,
  onChoose,
}: {
  readonly saved: DepositMethodOffer["saved"];
  /** Undefined: another card. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}) {
  const say = useSay();
  const forget = useForgetMethod();
  if (saved.length === 0) return null;
  return (
    <fieldset className={styles["Deposit-saved"]}>
      <legend>{say("deposit.saved.title")}</legend>
      {saved.map(({ id, brand, lastFour }) => {
        const name = `${brand} ${say("deposit.saved.ending")} ${lastFour}`;
        return (
          <div key={id} className={styles["Deposit-card"]}>
            <label>
              <Radio name="saved" value={id} chosen={id === chosen} onChoose={() => onChoose(id)} />
              {name}
            </label>
            <Button
              aria-label={`${say("deposit.saved.remove")}: ${name}`}
              onClick={() => forget.mutate(id)}
              busy={forget.isPending && forget.variables === id}
            >
              {say("deposit.saved.remove")}
            </Button>
          </div>
        );
      })}
      <div className={styles["Deposit-card"]}>
        <label>
          <Radio
            name="saved"
            value=""
            chosen={chosen === undefined}
            onChoose={() => onChoose(undefined)}
          />
          {say("deposit.saved.other")}
        </label>
      </div>
    </fieldset>
  );
}
