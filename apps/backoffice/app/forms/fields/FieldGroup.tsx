import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";

/** Fields that belong together, under one heading. */
export function FieldGroup({
  title,
  words,
  children,
}: {
  title: string;
  words?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles["Field-group"]} aria-labelledby={heading}>
      <header>
        <h2 id={heading} className={styles["Field-heading"]}>
          {title}
        </h2>
        {words !== undefined && <p className={styles["Field-words"]}>{words}</p>}
      </header>
      {children}
    </section>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles["Field-row"]}>{children}</div>;
}
