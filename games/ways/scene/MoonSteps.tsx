import type { WaysConfig } from "../rules/face.ts";
import styles from "./MoonSteps.module.css";

/** What the fall that is shown counts times, on the moon; and below it all steps of its growth. */
export function MoonSteps({
  config,
  step,
  isMoving,
}: {
  readonly config: WaysConfig;
  readonly step: number;
  readonly isMoving: boolean;
}) {
  return (
    <div className={styles["MoonSteps"]} aria-hidden="true">
      <p
        className={styles["MoonSteps-times"]}
        data-moving={isMoving && step > 0 ? "" : undefined}
        key={step}
      >
        ×{config.times[step]}
      </p>
      <ol className={styles["MoonSteps-all"]}>
        {config.times.map((times, place) => (
          <li
            // The same number may stand on two steps.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            data-lit={place <= step ? "" : undefined}
            data-now={place === step ? "" : undefined}
          >
            {times}
          </li>
        ))}
      </ol>
    </div>
  );
}
