import { timesText } from "@croupier/game-stage/scene";
import { paidRanks, type PokerConfig } from "../rules/face.ts";
import styles from "./PokerPays.module.css";
import type { PokerWords } from "./words/poker-words.ts";

/** What each hand pays, from the configuration that is active; amounts are times the stake. */
export function PokerPays({
  config,
  words,
  locale,
}: {
  readonly config: PokerConfig;
  readonly words: PokerWords;
  readonly locale: string;
}) {
  return (
    <dl className={styles["PokerPays"]}>
      {paidRanks.toReversed().map((rank) => (
        <div key={rank}>
          <dt>
            {words.ranks[rank]}
            <span>{words.examples[rank]}</span>
          </dt>
          <dd>{timesText(config.pays[rank], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
