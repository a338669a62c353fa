import { AmountCount, useKeys } from "@croupier/game-stage/scene";
import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { multipleOne, timesStake, type Multiple } from "@croupier/kit/rules";
import { useState } from "react";
import { bestHold, type Hold } from "../rules/face.ts";
import type { HandView } from "./hand-view.ts";
import styles from "./PokerScene.module.css";
import type { PokerSceneProps } from "./PokerScene.tsx";

type Props = PokerSceneProps & {
  readonly hand: HandView;
  readonly held: Hold;
  readonly onKeep: (hold: Hold) => void;
};

/** Below the cards: what to do, or what came of it. */
export function HandWords(props: Props) {
  const { phase, hand, words, isPractice } = props;
  return (
    <div className={styles["PokerScene-words"]}>
      {phase === "shown" && hand.multiple !== undefined && <Outcome {...props} />}
      {phase === "open" && <p className={styles["PokerScene-ask"]}>{words.choose}</p>}
      {phase === "open" && isPractice && <Hint key={hand.showing} {...props} />}
      {phase === "idle" && <p className={styles["PokerScene-ask"]}>{words.before}</p>}
    </div>
  );
}

/** A win counts up to what is paid; the stake back is said, and no more than that. */
function Outcome({ hand, round, words, currency, locale }: Props) {
  const { rank = "nothing", multiple = 0 } = hand;
  if (rank === "nothing") return <p className={styles["PokerScene-told"]}>{words.nothing}</p>;
  const read = parseMoney(round?.stake ?? "0", getAsset(currency));
  const paid = (times: Multiple) => {
    const amount = timesStake(read.ok ? read.value.minor : 0n, times);
    return formatAmount(formatDecimal(money(amount, getAsset(currency))), { currency, locale });
  };
  if (multiple <= multipleOne) {
    return (
      <p className={styles["PokerScene-told"]}>
        {words.stakeBack({ rank: words.ranks[rank], payout: paid(multiple) })}
      </p>
    );
  }
  return (
    <p className={styles["PokerScene-told"]} data-won="">
      <span>{words.ranks[rank]}</span>
      <AmountCount multiple={multiple} lastsMs={countMs(multiple)}>
        {(shown) => <b>{words.wins({ payout: paid(shown) })}</b>}
      </AmountCount>
    </p>
  );
}

/** Two pair in half a second, a royal flush in a little over two. */
function countMs(multiple: Multiple): number {
  return 300 + 280 * Math.log2(multiple / multipleOne);
}

/** Counted only when somebody asks: every hold, over every exchange there is. */
function Hint({ hand, held, onKeep, config, words, locale }: Props) {
  const [best, setBest] = useState<{ readonly hold: Hold; readonly worth: number }>();
  function count() {
    const cards = hand.cards.flatMap((card) => card ?? []);
    const found = bestHold(config, cards);
    setBest(found);
    onKeep(found.hold);
  }
  useKeys({ [words.hintKey]: count });
  const isKept = best?.hold.every((isHeld, at) => isHeld === held[at]) ?? false;
  return (
    <button
      type="button"
      className={styles["PokerScene-hint"]}
      aria-live="polite"
      aria-keyshortcuts={words.hintKey}
      onClick={count}
    >
      {best === undefined || !isKept ? (
        <>
          {words.hint}
          <kbd className={styles["PokerScene-key"]} aria-hidden="true">
            {words.hintKey}
          </kbd>
        </>
      ) : (
        words.best({
          cards: best.hold.filter(Boolean).length,
          worth: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(best.worth),
        })
      )}
    </button>
  );
}
