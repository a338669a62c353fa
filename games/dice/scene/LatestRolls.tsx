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
      {recent.slice(0, 8).map(({ id, events, won }) => (
        <li key={id} className={styles["LatestRolls-one"]} data-won={won || undefined}>
          {numberText(events[0]?.number ?? 0, locale)}
          <span className={styles["LatestRolls-word"]}>, {won ? words.won : words.lost}</span>
        </li>
      ))}
    </ol>
  );
}
