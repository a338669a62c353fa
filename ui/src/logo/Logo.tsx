import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Logo.module.css";

export type LogoProps = {
  name: string;
  // The brand's own mark, an inline drawing or an image. It is decoration: the name is said in words.
  mark: ReactNode;
  // "mark" leaves the name to those who listen.
  show?: "full" | "mark";
  className?: string | undefined;
};

export function Logo({ name, mark, show = "full", className }: LogoProps) {
  return (
    <span className={classNames(styles["Logo"], className)}>
      <span className={styles["Logo-mark"]} aria-hidden>
        {mark}
      </span>
      <span
        className={classNames(styles["Logo-name"], show === "mark" && styles["Logo-name--unseen"])}
      >
        {name}
      </span>
    </span>
  );
}
