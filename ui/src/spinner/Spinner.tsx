import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { iconLoaderCircle } from "../icon/icon-shapes.ts";
import styles from "./Spinner.module.css";

// A wait names what is awaited, so the words are not optional.
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <output className={styles["Spinner"]}>
      <Icon shape={iconLoaderCircle} className={styles["Spinner-ring"]} />
      <span>{children}</span>
    </output>
  );
}
