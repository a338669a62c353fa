import type { ReactNode } from "react";
import styles from "./Page.module.css";

/** Every screen opens the same way: its name, its one-word state, what can be done here. */
export function Page({
  title,
  state,
  actions,
  children,
}: {
  title: string;
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{`${title} · Croupier console`}</title>
      <header className={styles.Page}>
        <h1 className={styles["Page-title"]}>{title}</h1>
        {state}
        <div className={styles["Page-actions"]}>{actions}</div>
      </header>
      {children}
    </>
  );
}
