import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

// Words for those who listen, where those who look have a picture.
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles["VisuallyHidden"]}>
      {children}
    </span>
  );
}
