import type { ReactNode } from "react";
import styles from "./StatStrip.module.css";

export type Stat = {
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  tone?: "good" | "bad" | "warn" | "quiet";
};

/** One line of figures under the title; on a phone it folds into two columns. */
export function StatStrip({ stats }: { stats: Stat[] }) {
  return (
    <dl className={styles.StatStrip}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles["StatStrip-stat"]}>
          <dt className={styles["StatStrip-label"]}>{stat.label}</dt>
          <dd className={styles["StatStrip-value"]} data-tone={stat.tone}>
            {stat.value}
            {stat.detail !== undefined && (
              <span className={styles["StatStrip-detail"]} data-tone={stat.tone}>
                {stat.detail}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
