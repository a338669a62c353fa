import styles from "./BeforeAfter.module.css";

/** One thing as it was and as it is: told by words and signs, not by colour alone. */
export function BeforeAfter({
  label,
  before,
  after,
}: {
  label: string;
  before: string | undefined;
  after: string | undefined;
}) {
  return (
    <dl className={styles.BeforeAfter}>
      <dt className={styles["BeforeAfter-label"]}>{label}</dt>
      {before !== undefined && (
        <dd className={styles["BeforeAfter-value"]} data-side="before">
          <span className={styles["BeforeAfter-sign"]}>was</span>
          <span>{before}</span>
        </dd>
      )}
      {after !== undefined && (
        <dd className={styles["BeforeAfter-value"]} data-side="after">
          <span className={styles["BeforeAfter-sign"]}>is</span>
          <span>{after}</span>
        </dd>
      )}
    </dl>
  );
}
