import type { GameFiguresView } from "@croupier/contracts";
import { percent } from "../games/game-words.ts";
import { Tag } from "../parts/Tag.tsx";
import { placeInBand } from "./place-in-band.ts";
import styles from "./ReturnBand.module.css";

/** The actual return on the band in which ninety-nine of a hundred games that keep to their rules lie. */
export function ReturnBand({ of: { returned, declared } }: { of: GameFiguresView }) {
  if (returned === null) return <span className={styles["Band-soft"]}>Too few rounds to tell</span>;
  const { actual, low, high, isOdd } = returned;
  const { band, mark } = placeInBand({ actual, low, high });
  const isWithin = actual >= low && actual <= high;
  return (
    <span className={styles["Band"]}>
      <span className={styles["Band-told"]}>
        <b>{percent(actual, 2)}</b>
        {isOdd ? (
          <Tag tone="bad">Alarm</Tag>
        ) : (
          <Tag tone={isWithin ? "good" : "warn"}>{isWithin ? "Within" : "Outside"}</Tag>
        )}
      </span>
      <span className={styles["Band-line"]} aria-hidden="true">
        <span
          className={styles["Band-reach"]}
          style={{ insetInlineStart: `${band.from}%`, inlineSize: `${band.to - band.from}%` }}
        />
        <span
          className={styles["Band-mark"]}
          data-odd={isOdd}
          style={{ insetInlineStart: `${mark}%` }}
        />
      </span>
      <span className={styles["Band-soft"]}>
        {`${percent(low, 2)} to ${percent(high, 2)}, declared ${percent(declared)}`}
      </span>
    </span>
  );
}
