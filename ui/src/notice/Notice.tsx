import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Float } from "./Float.tsx";
import styles from "./Notice.module.css";

export type NoticeProps = {
  title: ReactNode;
  children: ReactNode;
  // One sentence and one way on.
  action?: ReactNode;
  // Where the notice is the page itself, its title is the page's heading.
  heading?: "h1" | "h2" | "h3";
  art?: ReactNode;
};

// Nothing here, and that is no fault.
export function EmptyState(props: NoticeProps) {
  return <Notice {...props} art={props.art ?? <Float tone="calm" />} />;
}

// Something failed; the words say what was not taken and what happens next.
export function ErrorState(props: NoticeProps) {
  return <Notice {...props} art={props.art ?? <Float tone="bad" />} />;
}

function Notice({ title, children, action, heading: Heading = "h3", art }: NoticeProps) {
  return (
    <div className={classNames(styles["Notice"], Heading === "h1" && styles["Notice--page"])}>
      {art}
      <Heading className={styles["Notice-title"]}>{title}</Heading>
      <p className={styles["Notice-words"]}>{children}</p>
      {action}
    </div>
  );
}
