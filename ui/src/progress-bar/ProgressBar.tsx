import styles from "./ProgressBar.module.css";

// The way to the next page, for waits long enough to notice. The words are for those who listen.
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return (
    <output className={styles["ProgressBar"]}>
      {active && (
        <span className={styles["ProgressBar-track"]}>
          <span className={styles["ProgressBar-label"]}>{label}</span>
          <span className={styles["ProgressBar-run"]} />
        </span>
      )}
    </output>
  );
}
