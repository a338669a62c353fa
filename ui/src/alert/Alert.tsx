import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import {
  iconChevronRight,
  iconCircleAlert,
  iconCircleCheck,
  iconCircleX,
  iconInfo,
  iconX,
} from "../icon/icon-shapes.ts";
import { Link } from "../link/Link.tsx";
import styles from "./Alert.module.css";

export type AlertTone = "accent" | "good" | "warn" | "bad" | "calm";

// One way on, at most: the whole alert is a link, or it ends with an action, or it can be put away.
type Ending =
  | { href: string; action?: never; dismiss?: never }
  | { href?: never; action: ReactNode; dismiss?: never }
  | { href?: never; action?: never; dismiss: { label: string; onPress: () => void } }
  | { href?: never; action?: never; dismiss?: never };

export type AlertProps = {
  title: ReactNode;
  children?: ReactNode;
  tone?: AlertTone;
  icon?: string;
  // Spoken at once when it appears; for refusals that answer what the player just did.
  urgent?: boolean;
} & Ending;

const icons: Record<AlertTone, string> = {
  accent: iconInfo,
  good: iconCircleCheck,
  warn: iconCircleAlert,
  bad: iconCircleX,
  calm: iconInfo,
};

export function Alert({
  title,
  children,
  tone = "accent",
  icon = icons[tone],
  urgent = false,
  href,
  action,
  dismiss,
}: AlertProps) {
  const look = classNames(styles["Alert"], styles[`Alert--${tone}`]);
  const body = (
    <>
      <Icon shape={icon} className={styles["Alert-icon"]} />
      <span className={styles["Alert-words"]}>
        <span className={styles["Alert-title"]}>{title}</span>
        {children && <span className={styles["Alert-detail"]}>{children}</span>}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={look}>
        {body}
        <Icon shape={iconChevronRight} directional className={styles["Alert-icon"]} />
      </Link>
    );
  }
  return (
    <div className={look} role={urgent ? "alert" : undefined}>
      {body}
      {action && <span className={styles["Alert-action"]}>{action}</span>}
      {dismiss && <IconButton icon={iconX} label={dismiss.label} onClick={dismiss.onPress} />}
    </div>
  );
}
