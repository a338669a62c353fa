import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./IconBlock.module.css";

export type IconBlockProps = { icon: string; title: ReactNode; children?: ReactNode };

export function IconBlock({ icon, title, children }: IconBlockProps) {
  return (
    <div className={styles["IconBlock"]}>
      <span className={styles["IconBlock-frame"]}>
        <Icon shape={icon} />
      </span>
      <div className={styles["IconBlock-words"]}>
        <h3 className={styles["IconBlock-title"]}>{title}</h3>
        {children && <p className={styles["IconBlock-text"]}>{children}</p>}
      </div>
    </div>
  );
}
