import { Button, classNames, Icon } from "@croupier/ui";
import { iconCircleAlert, iconCircleCheck, iconClock, iconMinus } from "@croupier/ui/icons";
import { useId, useState, type ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import styles from "./StateLines.module.css";

const icons = {
  ok: iconCircleCheck,
  todo: iconCircleAlert,
  waiting: iconClock,
  off: iconMinus,
} as const;

interface StateLineProps {
  /** In order, to be done, on its way; or off, which is nobody's duty. */
  readonly state: keyof typeof icons;
  readonly title: string;
  readonly titleId?: string;
  readonly detail: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** What stands below the line, over its whole width. */
  readonly children?: ReactNode;
}

/** Things below each other, each with its state and what can be done about it. */
export function StateLines({ children }: { children: ReactNode }) {
  return <ul className={styles["StateLines"]}>{children}</ul>;
}

export function StateLine({ state, title, detail, action, children, ...given }: StateLineProps) {
  const say = useSay();
  const ownId = useId();
  const titleId = given.titleId ?? ownId;
  return (
    <li
      aria-labelledby={titleId}
      className={classNames(styles["StateLines-line"], styles[`StateLines-line--${state}`])}
    >
      <Icon shape={icons[state]} size="lg" label={say(`health.state.${state}`)} />
      <div>
        <b id={titleId} className={styles["StateLines-title"]}>
          {title}
        </b>
        <p className={styles["StateLines-soft"]}>{detail}</p>
      </div>
      {action}
      {children}
    </li>
  );
}

/** A line whose action shows what it takes, right below. */
export function UnfoldingLine({
  label,
  children,
  ...line
}: Omit<StateLineProps, "action" | "titleId"> & { readonly label: string }) {
  const say = useSay();
  const id = useId();
  const [titleId, moreId, buttonId] = [`${id}-title`, `${id}-more`, `${id}-button`];
  const [open, setOpen] = useState(false);
  return (
    <StateLine
      {...line}
      titleId={titleId}
      action={
        <Button
          size="sm"
          id={buttonId}
          // Several lines have the same word on their button: which is meant is heard as well.
          aria-labelledby={`${buttonId} ${titleId}`}
          aria-expanded={open}
          aria-controls={open ? moreId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? say("parts.close") : label}
        </Button>
      }
    >
      {open && (
        <div id={moreId} className={styles["StateLines-more"]}>
          {children}
        </div>
      )}
    </StateLine>
  );
}
