import type { ReactNode } from "react";
import styles from "./Tag.module.css";

export type Tone = "good" | "bad" | "warn" | "accent" | "quiet";

/** One word of state. Colour repeats what the word says and never says it alone. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.Tag} data-tone={tone}>
      {children}
    </span>
  );
}
