import { formatAmount } from "@croupier/kit/money";
import type { RefObject } from "react";
import { lineOf } from "./dice-line.ts";
import styles from "./DiceReadout.module.css";
import type { DiceSceneProps } from "./DiceScene.tsx";
import { WinCount } from "./WinCount.tsx";
import { numberText } from "./words/number-text.ts";

type Props = DiceSceneProps & {
  readonly numberRef: RefObject<HTMLSpanElement | null>;
  readonly outcome: "none" | "won" | "lost";
};

/** The number large, and under it what it means. The status line of the stage says it to who listens. */
export function DiceReadout({
  choice,
  round,
  words,
  locale,
  currency,
  numberRef,
  outcome,
  phase,
}: Props) {
  const line = numberText(lineOf(choice), locale);
  return (
    <div className={styles["DiceReadout"]} data-outcome={outcome} aria-hidden="true">
      {phase === "idle" && <span className={styles["DiceReadout-title"]}>{words.title}</span>}
      {/* Written frame by frame while the die moves: always the same for React. */}
      <span className={styles["DiceReadout-number"]} ref={numberRef} />
      <span className={styles["DiceReadout-words"]}>
        {outcome === "won" && round?.payout !== undefined ? (
          <WinCount amount={round.payout} key={round.id}>
            {(amount) => {
              const payout = formatAmount(amount, { currency, locale });
              return round.won ? words.wins({ payout }) : words.paid({ payout });
            }}
          </WinCount>
        ) : outcome === "lost" ? (
          words.noWin
        ) : phase === "playing" || phase === "asking" ? (
          "\u00a0"
        ) : (
          words.toWin({ side: choice.side, line })
        )}
      </span>
    </div>
  );
}
