import type { ReactNode } from "react";
import styles from "./Treasury.module.css";

/** A table that is moved sideways inside its own frame, with the arrow keys too. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
    <section className={styles["Treasury-frame"]} tabIndex={0} aria-label={name}>
      <table className={styles["Treasury-table"]}>
        <caption>{name}</caption>
        {children}
      </table>
    </section>
  );
}
