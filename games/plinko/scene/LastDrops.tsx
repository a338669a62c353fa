import { timesText } from "@croupier/game-stage/scene";
import styles from "./PlinkoScene.module.css";
import type { PlinkoSceneProps } from "./PlinkoScene.tsx";
import { toneOf } from "./tone-of.ts";

/** What the last balls paid, the newest first. It says nothing about the next. */
export function LastDrops({
  recent,
  words,
  locale,
}: Pick<PlinkoSceneProps, "recent" | "words" | "locale">) {
  return (
    <ol className={styles["PlinkoScene-last"]} aria-label={words.last}>
      {recent.map(({ id, events }) => {
        const multiple = events[0]?.multiple ?? 0;
        return (
          <li key={id} data-tone={toneOf(multiple)}>
            {timesText(multiple, locale)}
          </li>
        );
      })}
    </ol>
  );
}
