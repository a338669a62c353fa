import type { DepositMethodOffer } from "@croupier/contracts";
import { useEffect, useRef } from "react";

import { useForgetMethod } from "../calls/cashier-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Radio } from "../parts/ChoiceCard.tsx";
import styles from "./DepositPage.module.css";
import { SavedCard } from "./SavedCard.tsx";

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
  useFocusAfter(forget.isSuccess ? forget.variables : undefined, saved);

  function removalOf(id: string) {
    if (forget.variables !== id) return "none";
    if (forget.isPending) return "underWay";
    return forget.isError ? "failed" : "none";
  }

  if (saved.length === 0) return null;
  return (
    <fieldset className={styles["Deposit-saved"]}>
      <legend>{say("deposit.saved.title")}</legend>
      {saved.map((card) => (
        <SavedCard
          key={card.id}
          card={card}
          chosen={card.id === chosen}
          removal={removalOf(card.id)}
          onChoose={() => onChoose(card.id)}
          onRemove={() => forget.mutate(card.id)}
        />
      ))}
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

/** The button that was pressed has gone with its card: what is chosen now has the focus. */
function useFocusAfter(forgotten: string | undefined, saved: DepositMethodOffer["saved"]): void {
  const answered = useRef<string>(undefined);
  const isGone = forgotten !== undefined && !saved.some(({ id }) => id === forgotten);
  useEffect(() => {
    if (!isGone || answered.current === forgotten) return;
    answered.current = forgotten;
    // Whoever has gone on to something else stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const [card, method] = ["saved", "method"].map((name) =>
      document.querySelector<HTMLElement>(`input[name="${name}"]:checked`),
    );
    (card ?? method)?.focus();
  }, [isGone, forgotten]);
}
