import { classNames } from "@croupier/ui";
import type { FactsProps } from "./schema.ts";
import styles from "./View.module.css";

export function FactsView({ title, rows }: FactsProps) {
  return (
    <section className={styles["Facts"]}>
      {title && <h2 className={styles["Facts-title"]}>{title}</h2>}
      <dl
        className={classNames(
          styles["Facts-rows"],
          rows.length === 4 && styles["Facts-rows--four"],
        )}
      >
        {rows.map(({ term, value }, place) => (
          <div key={place} className={styles["Facts-row"]}>
            <dt className={styles["Facts-term"]}>{term}</dt>
            <dd className={styles["Facts-value"]}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
