import { timesStake } from "@croupier/kit/rules";
import { colourOf } from "../rules/face.ts";
import { CountedAmount } from "./CountedAmount.tsx";
import type { Felt } from "./use-felt.ts";
import styles from "./WinPlate.module.css";

/** The number, and what it pays so far; golden once that is more than was staked, and never before. */
export function WinPlate({ felt }: { readonly felt: Felt }) {
  const { spin, words, wonPocket, bets } = felt;
  if (wonPocket === undefined) return null;
  const paid = spin.paid.reduce((sum, { bet, chips, multiple }) => {
    const stake = BigInt(bets.find((one) => one.bet === bet)?.stake ?? "0");
    return sum + timesStake(stake / BigInt(chips), multiple);
  }, 0n);
  const won = paid > felt.stakeOfRound;
  const isOver = felt.phase === "shown";
  return (
    <div
      className={styles["WinPlate"]}
      data-colour={colourOf(wonPocket)}
      data-large={spin.stage === "landed" ? "" : undefined}
      data-won={won ? "" : undefined}
      aria-hidden="true"
    >
      <b className={styles["WinPlate-number"]}>{wonPocket}</b>
      <span className={styles["WinPlate-words"]}>
        <span>{words.colours[colourOf(wonPocket)]}</span>
        {paid > 0n && (
          <span className={styles["WinPlate-paid"]}>
            {won ? words.wins : words.paidBack} <CountedAmount minor={paid} text={felt.text} />
          </span>
        )}
        {paid === 0n && isOver && <span>{words.noWin}</span>}
      </span>
    </div>
  );
}
