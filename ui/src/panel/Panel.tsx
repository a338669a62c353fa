import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Panel.module.css";

// A surface one tone up from the page. Panels do not go into panels.
export function Panel({ className, ...section }: ComponentProps<"section">) {
  return <section {...section} className={classNames(styles["Panel"], className)} />;
}
