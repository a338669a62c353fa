import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./Waiting.module.css";

/** The shape of what is coming, and words for those who do not see it. */
export function Waiting({ rows, what }: { rows: number; what: string }) {
  return (
    <output className={styles.Waiting}>
      <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles["Waiting-row"]}>
          <Skeleton height={14} width={`${38 - (row % 3) * 7}%`} />
          <Skeleton height={12} width={`${62 - (row % 4) * 9}%`} />
        </div>
      ))}
    </output>
  );
}
