import { useEffect, useId, useRef, type ReactNode } from "react";

import styles from "./BlockingDialog.module.css";

export interface BlockingDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The ways on, one below the other. */
  readonly acts: ReactNode;
}

/** Nothing but an answer takes it away: not Escape, not a press beside it. */
export function BlockingDialog({ title, children, acts }: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // showModal is a call, not an attribute.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape through whatever the page says.
      onClose={() => dialog.current?.showModal()}
      className={styles["BlockingDialog"]}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles["BlockingDialog-acts"]}>{acts}</div>
    </dialog>
  );
}
