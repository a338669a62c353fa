import type { FormEvent, ReactNode } from "react";

import styles from "./MoneyForm.module.css";

/**
 * How much, what comes of it, and the press. Below 992 px the press stays on view above the bar of the
 * site, however long the page is.
 */
export function MoneyForm({
  summary,
  pay,
  onSubmit,
  children,
}: {
  readonly summary: ReactNode;
  readonly pay: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" className={styles["MoneyForm"]} onSubmit={onSubmit} noValidate>
      <div className={styles["MoneyForm-main"]}>{children}</div>
      <div className={styles["MoneyForm-summary"]}>{summary}</div>
      <div className={styles["MoneyForm-pay"]}>{pay}</div>
    </form>
  );
}
