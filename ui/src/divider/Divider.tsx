import type { ReactNode } from "react";
import styles from "./Divider.module.css";

// A hairline, or a word between two: "or".
export function Divider({ children }: { children?: ReactNode }) {
  if (!children) return <hr className={styles["Divider"]} />;
  return <div className={styles["Divider-words"]}>{children}</div>;
}
