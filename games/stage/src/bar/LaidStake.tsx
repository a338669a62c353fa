import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import styles from "./LaidStake.module.css";

/** Where chips are laid in the scene: what they come to, or how many rounds the house stakes. */
export function LaidStake({ laid, state }: { readonly laid: string; readonly state: StageState }) {
  const { words } = useStage();
  const { currency, stakes, freeRounds } = state.session;
  const text = useAmountText(currency);
  return (
    <p
      className={styles["LaidStake"]}
      title={words.stakeRange({ min: text(stakes.min), max: text(stakes.max) })}
    >
      <span className={styles["LaidStake-name"]}>
        {freeRounds === null
          ? words.stake
          : words.freeRounds({ left: freeRounds.left, stake: text(freeRounds.stake) })}
      </span>
      <span className={styles["LaidStake-amount"]} data-laid={laid}>
        {text(laid)}
      </span>
    </p>
  );
}
