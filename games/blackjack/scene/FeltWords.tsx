import type { BlackjackConfig } from "../rules/face.ts";
import styles from "./BlackjackScene.module.css";
import { payRatio } from "./pay-ratio.ts";
import type { BlackjackWords } from "./words/blackjack-words.ts";

/** What is printed on the felt, in an arc: the rules that are run, and no others. */
export function FeltWords({
  config,
  words,
}: {
  readonly config: BlackjackConfig;
  readonly words: BlackjackWords;
}) {
  const lines = [
    words.blackjackPays({ ratio: payRatio(config.blackjackPays).join(":") }),
    words.dealerRule({ hitsSoft17: config.dealerHitsSoft17 }),
  ];
  return (
    <svg className={styles["BlackjackScene-words"]} viewBox="0 0 1000 170" aria-hidden="true">
      <path
        d="M90 4Q500 128 910 4"
        fill="none"
        stroke="#e9dcae"
        strokeOpacity=".34"
        strokeWidth="2"
      />
      <path
        d="M76 18Q500 146 924 18"
        fill="none"
        stroke="#e9dcae"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path id="felt-upper" d="M100 52Q500 176 900 52" fill="none" />
      <path id="felt-lower" d="M140 96Q500 208 860 96" fill="none" />
      <text className={styles["BlackjackScene-first"]}>
        <textPath href="#felt-upper" startOffset="50%" textAnchor="middle">
          {lines[0]}
        </textPath>
      </text>
      <text className={styles["BlackjackScene-second"]}>
        <textPath href="#felt-lower" startOffset="50%" textAnchor="middle">
          {lines[1]}
        </textPath>
      </text>
    </svg>
  );
}
