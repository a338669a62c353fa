import { Icon } from "@croupier/ui";
import { iconMinus, iconPlus } from "@croupier/ui/icons";
import { useState } from "react";
import { readStake, stepStake } from "../desk/amounts.ts";
import { mayChoose } from "../desk/may-play.ts";
import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import styles from "./StakeStepper.module.css";

/** The stake: through the steps by its buttons, or any amount between the limits by hand. */
export function StakeStepper({ state }: { readonly state: StageState }) {
  const { desk, words } = useStage();
  const { currency, stakes, freeRounds } = state.session;
  const text = useAmountText(currency);
  const [typed, setTyped] = useState<string>();
  const mayChange = mayChoose(state);

  if (freeRounds !== null) {
    return (
      <p className={styles["StakeStepper-free"]}>
        {words.freeRounds({ left: freeRounds.left, stake: text(freeRounds.stake) })}
      </p>
    );
  }

  function step(by: 1 | -1) {
    desk.stakeOn(stepStake(state.stake, { steps: stakes.steps, by, currency }));
  }
  function finish() {
    const read = typed === undefined ? undefined : readStake(typed, { ...stakes, currency });
    if (read !== undefined) desk.stakeOn(read);
    setTyped(undefined);
  }

  const range = words.stakeRange({ min: text(stakes.min), max: text(stakes.max) });
  return (
    <div className={styles["StakeStepper"]} data-off={mayChange ? undefined : ""}>
      <button
        type="button"
        className={styles["StakeStepper-step"]}
        aria-label={words.lessStake}
        aria-disabled={!mayChange || undefined}
        onClick={() => step(-1)}
      >
        <Icon shape={iconMinus} />
      </button>
      <input
        className={styles["StakeStepper-amount"]}
        aria-label={words.stake}
        title={range}
        inputMode="decimal"
        autoComplete="off"
        readOnly={!mayChange}
        value={typed ?? text(state.stake)}
        // What is there gives way to what is typed.
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(undefined);
        }}
      />
      <button
        type="button"
        className={styles["StakeStepper-step"]}
        aria-label={words.moreStake}
        aria-disabled={!mayChange || undefined}
        onClick={() => step(1)}
      >
        <Icon shape={iconPlus} />
      </button>
    </div>
  );
}
