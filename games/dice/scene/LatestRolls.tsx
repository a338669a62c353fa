import styles from "./LatestRolls.module.css";
import type { DiceSceneProps } from "./DiceScene.tsx";
import { numberText } from "./words/number-text.ts";

/** The last few rolls, the newest first. They foretell nothing; they only show that it goes on. */
export function LatestRolls({
  recent,
  words,
  locale,
}: Pick<DiceSceneProps, "recent" | "words" | "locale">) {
  return (
    <ol className={styles["LatestRolls"]} aria-label={words.latest}>
      {recent.slice(0, 8).map(({ id, events: [rolled] }) => (
        <li key={id} className={styles["LatestRolls-one"]} data-won={rolled?.won || undefined}>
          {numberText(rolled?.number ?? 0, locale)}
          <span className={styles["LatestRolls-word"]}>
            , {rolled?.won ? words.won : words.lost}
          </span>
        </li>
      ))}
    </ol>
  );
}
