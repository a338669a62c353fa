import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import styles from "./BlackjackScene.module.css";
import type { BlackjackSceneProps } from "./BlackjackScene.tsx";
import { betOf, pairsStake } from "./blackjack-wish.ts";

const whyId = "why-no-seat";

/** How many seats, whether pairs are bet on, and what the round will cost. */
export function BeforeTheDeal(props: BlackjackSceneProps) {
  const { choice, onChoice, config, words, stake, currency, locale } = props;
  const read = parseMoney(stake, getAsset(currency));
  const minor = read.ok ? read.value.minor : 0n;
  const text = (amount: bigint) =>
    formatAmount(formatDecimal(money(amount, getAsset(currency))), { currency, locale });
  const { whyNot } = props;
  const seats = Array.from({ length: config.seatsMost }, (_, less) => {
    const why = whyNot({ ...choice, seats: less + 1 });
    return { count: less + 1, isOff: why !== undefined && less + 1 !== choice.seats, why };
  });
  const whyNoPairs = choice.pairs ? undefined : whyNot({ ...choice, pairs: true });
  const why = [whyNot(choice), whyNoPairs, ...seats.map((seat) => seat.why)].find(
    (one) => one !== undefined,
  );
  return (
    <div className={styles["BlackjackScene-panel"]}>
      <fieldset className={styles["BlackjackScene-choice"]}>
        <legend>{words.seats}</legend>
        {seats.map(({ count, isOff }) => (
          <label key={count}>
            <input
              type="radio"
              name="seats"
              checked={choice.seats === count}
              disabled={isOff}
              aria-describedby={isOff ? whyId : undefined}
              onChange={() => onChoice({ ...choice, seats: count })}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles["BlackjackScene-pairs"]}>
        <input
          type="checkbox"
          checked={choice.pairs}
          disabled={whyNoPairs !== undefined}
          aria-describedby={whyNoPairs === undefined ? undefined : whyId}
          onChange={(event) => onChoice({ ...choice, pairs: event.target.checked })}
        />
        <span>{words.pairsBet({ stake: text(pairsStake(minor)) })}</span>
      </label>
      <span className={styles["BlackjackScene-sum"]}>
        {words.total({ stake: text(betOf({ wish: choice, stake: minor }).stake) })}
      </span>
      {why !== undefined && (
        <span id={whyId} className={styles["BlackjackScene-why"]}>
          {why}
        </span>
      )}
    </div>
  );
}
