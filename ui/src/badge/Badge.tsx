import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Badge.module.css";

export type BadgeTone =
  | "plain"
  | "accent"
  | "good"
  | "warn"
  | "bad"
  | "brass"
  | "outline"
  // These lie on game art and look the same in every theme.
  | "new"
  | "free"
  | "exclusive"
  | "live";

export type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span className={classNames(styles["Badge"], styles[`Badge--${tone}`], className)}>
      <span className={styles["Badge-words"]}>{children}</span>
    </span>
  );
}
