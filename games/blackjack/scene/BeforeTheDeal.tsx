import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import styles from "./BlackjackScene.module.css";
import type { BlackjackSceneProps } from "./BlackjackScene.tsx";
import { betOf, pairsStake } from "./blackjack-wish.ts";

/** How many seats, whether pairs are bet on, and what the round will cost. */
export function BeforeTheDeal(props: BlackjackSceneProps) {
  const { choice, onChoice, config, words, stake, currency, locale } = props;
  const read = parseMoney(stake, getAsset(currency));
  const minor = read.ok ? read.value.minor : 0n;
  const text = (amount: bigint) =>
    formatAmount(formatDecimal(money(amount, getAsset(currency))), { currency, locale });
  return (
    <div className={styles["BlackjackScene-panel"]}>
      <fieldset className={styles["BlackjackScene-choice"]}>
        <legend>{words.seats}</legend>
        {Array.from({ length: config.seatsMost }, (_, less) => (
          <label key={less}>
            <input
              type="radio"
              name="seats"
              checked={choice.seats === less + 1}
              onChange={() => onChoice({ ...choice, seats: less + 1 })}
            />
            <span>{less + 1}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles["BlackjackScene-pairs"]}>
        <input
          type="checkbox"
          checked={choice.pairs}
          onChange={(event) => onChoice({ ...choice, pairs: event.target.checked })}
        />
        <span>{words.pairsBet({ stake: text(pairsStake(minor)) })}</span>
      </label>
      <span className={styles["BlackjackScene-sum"]}>
        {words.total({ stake: text(betOf({ wish: choice, stake: minor }).stake) })}
      </span>
    </div>
  );
}
