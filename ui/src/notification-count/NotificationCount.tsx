import styles from "./NotificationCount.module.css";

const countMax = 999;

export type NotificationCountProps = { count: number };

// Nothing at all for nothing to say; beyond the cap the exact number no longer matters. The spoken
// count belongs to the label of the button or link it sits on.
export function NotificationCount({ count }: NotificationCountProps) {
  if (count <= 0) return null;
  return (
    <span className={styles["NotificationCount"]} aria-hidden>
      {notificationCountText(count)}
    </span>
  );
}

export function notificationCountText(count: number): string {
  return count > countMax ? `${countMax}+` : String(count);
}
