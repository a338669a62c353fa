import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Notice.module.css";

/** A drawn state with one sentence and at most one action: nothing here, or nothing reachable. */
export function Notice({
  icon,
  tone,
  title,
  children,
  action,
}: {
  icon: IconName;
  tone: "good" | "bad" | "quiet";
  title: string;
  children: ReactNode;
  action?: { label: string; onClick: () => void };
}) {
  return (
    <section className={styles.Notice} role={tone === "bad" ? "alert" : undefined}>
      <span className={styles["Notice-mark"]} data-tone={tone}>
        <Icon name={icon} size={26} />
      </span>
      <h2 className={styles["Notice-title"]}>{title}</h2>
      <p className={styles["Notice-words"]}>{children}</p>
      {action && (
        <Button variant="default" size="md" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </section>
  );
}
