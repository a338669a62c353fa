import { classNames } from "../class-names.ts";
import styles from "./Float.module.css";

// A fishing float on still water: the picture of waiting for nothing. Drawn in the brand's colours.
export function Float({ tone }: { tone: "calm" | "bad" }) {
  return (
    <svg
      viewBox="0 0 160 90"
      aria-hidden
      className={classNames(styles["Float"], styles[`Float--${tone}`])}
    >
      <ellipse className={styles["Float-ripple"]} cx="80" cy="64" rx="72" ry="14" />
      <ellipse className={styles["Float-ripple"]} cx="80" cy="64" rx="46" ry="8.5" />
      <ellipse className={styles["Float-ring"]} cx="80" cy="64" rx="20" ry="3.8" />
      <path className={styles["Float-reflection"]} d="M77 72h6M78 77h6M78 82h3" />
      <path className={styles["Float-line"]} d="M80 62V24" />
      <circle className={styles["Float-bob"]} cx="80" cy="18" r="6" />
    </svg>
  );
}
