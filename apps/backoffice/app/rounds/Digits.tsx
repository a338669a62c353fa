import styles from "./Rounds.module.css";

/** What is read letter by letter. */
export function Digits({ children }: { children: string }) {
  return <span className={styles["Rounds-digits"]}>{children}</span>;
}
