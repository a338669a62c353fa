import styles from "./HealthPanel.module.css";

const radius = 31;
const around = 2 * Math.PI * radius;

/** How much of it is done, drawn; the sentence beside it says the same. */
export function HealthRing({ done, all }: { done: number; all: number }) {
  const circle = { cx: 36, cy: 36, r: radius, fill: "none", strokeWidth: 7 };
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles["HealthRing"]}>
      <circle {...circle} className={styles["HealthRing-all"]} />
      {done > 0 && (
        <circle
          {...circle}
          className={styles["HealthRing-done"]}
          strokeDasharray={`${(around * done) / all} ${around}`}
          transform="rotate(-90 36 36)"
        />
      )}
      <text x="36" y="42" textAnchor="middle" className={styles["HealthRing-text"]}>
        {done}/{all}
      </text>
    </svg>
  );
}
