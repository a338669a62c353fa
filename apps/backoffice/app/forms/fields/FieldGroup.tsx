import type { ReactNode } from "react";
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
  return (
    <fieldset className={styles["Field-group"]}>
      <legend>{title}</legend>
      {words !== undefined && <p className={styles["Field-words"]}>{words}</p>}
      {children}
    </fieldset>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles["Field-row"]}>{children}</div>;
}
