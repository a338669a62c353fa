import type { StepsProps } from "./schema.ts";
import styles from "./View.module.css";

export function StepsView({ title, steps }: StepsProps) {
  return (
    <section className={styles["Steps"]}>
      {title && <h2 className={styles["Steps-heading"]}>{title}</h2>}
      <ol className={styles["Steps-list"]}>
        {steps.map((step, place) => (
          <li key={place} className={styles["Steps-step"]}>
            <span>
              <strong className={styles["Steps-title"]}>{step.title}</strong> {step.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
