import type { FormEvent, ReactNode } from "react";
import { flushSync } from "react-dom";

import styles from "./MoneyForm.module.css";

/**
 * How much, what comes of it, and the press. Below 992 px the press stays on view above the bar of the
 * site, however long the page is.
 */
export function MoneyForm({
  summary,
  wrong,
  pay,
  onSubmit,
  children,
}: {
  readonly summary: ReactNode;
  /** The error that the field shows; the button that is off says it too. */
  readonly wrong?: ReactNode;
  readonly pay: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}) {
  /** The press is on view where what is wrong is not: whoever presses is brought there. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    flushSync(() => onSubmit(event));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form method="post" className={styles["MoneyForm"]} onSubmit={submit} noValidate>
      <div className={styles["MoneyForm-main"]}>{children}</div>
      <div className={styles["MoneyForm-summary"]}>{summary}</div>
      <div className={styles["MoneyForm-pay"]}>
        {wrong !== undefined && (
          <p className={styles["MoneyForm-wrong"]} aria-hidden="true">
            {wrong}
          </p>
        )}
        {pay}
      </div>
    </form>
  );
}
