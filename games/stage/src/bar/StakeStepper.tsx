import { formatAmount } from "@croupier/kit/money";
import { Icon } from "@croupier/ui";
import { iconMinus, iconPlus } from "@croupier/ui/icons";
import { useState } from "react";
import { readStake, stepStake } from "../desk/amounts.ts";
import { mayChoose } from "../desk/may-play.ts";
import type { StageState } from "../desk/stage-state.ts";
import type { Language, SceneStakes } from "../scene/game.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import styles from "./StakeStepper.module.css";

/** The stake of the bar; in free rounds what the house stakes. */
export function StakeStepper({ state }: { readonly state: StageState }) {
  const { desk, words, language } = useStage();
  const { currency, stakes, freeRounds } = state.session;
  const text = useAmountText(currency);

  if (freeRounds !== null) {
    return (
      <p className={styles["StakeStepper-free"]}>
        {words.freeRounds({ left: freeRounds.left, stake: text(freeRounds.stake) })}
      </p>
    );
  }
  return (
    <StakeField
      stake={state.stake}
      stakes={stakes}
      onStake={desk.stakeOn}
      mayChange={mayChoose(state)}
      currency={currency}
      locale={language}
      labels={{
        stake: words.stake,
        less: words.lessStake,
        more: words.moreStake,
        range: words.stakeRange({ min: text(stakes.min), max: text(stakes.max) }),
      }}
    />
  );
}

/** A stake: through the steps by its buttons, or any amount between the limits by hand. */
export function StakeField({
  stake,
  stakes,
  onStake,
  mayChange,
  currency,
  locale,
  labels,
}: {
  readonly stake: string;
  readonly stakes: Pick<SceneStakes, "min" | "max" | "steps">;
  readonly onStake: (stake: string) => void;
  readonly mayChange: boolean;
  readonly currency: string;
  readonly locale: Language;
  readonly labels: Readonly<Record<"stake" | "less" | "more", string>> & {
    readonly range?: string;
  };
}) {
  const [typed, setTyped] = useState<string>();

  function step(by: 1 | -1) {
    onStake(stepStake(stake, { steps: stakes.steps, by, currency }));
  }
  function finish() {
    const read = typed === undefined ? undefined : readStake(typed, { ...stakes, currency });
    if (read !== undefined) onStake(read);
    setTyped(undefined);
  }

  return (
    <div className={styles["StakeStepper"]} data-off={mayChange ? undefined : ""}>
      <button
        type="button"
        className={styles["StakeStepper-step"]}
        aria-label={labels.less}
        aria-disabled={!mayChange || undefined}
        onClick={() => step(-1)}
      >
        <Icon shape={iconMinus} />
      </button>
      <input
        className={styles["StakeStepper-amount"]}
        aria-label={labels.stake}
        title={labels.range}
        inputMode="decimal"
        autoComplete="off"
        readOnly={!mayChange}
        value={typed ?? formatAmount(stake, { currency, locale })}
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
        aria-label={labels.more}
        aria-disabled={!mayChange || undefined}
        onClick={() => step(1)}
      >
        <Icon shape={iconPlus} />
      </button>
    </div>
  );
}
