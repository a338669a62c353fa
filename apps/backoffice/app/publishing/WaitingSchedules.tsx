import type { Scheduled } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import styles from "./PublishPanel.module.css";
import { spellMoment } from "./zoned-moment.ts";

/** What is going to happen by itself, and a way to take it back. */
export function WaitingSchedules({
  schedules,
  zone,
  onCancel,
}: {
  schedules: readonly Scheduled[];
  zone: string;
  onCancel: (schedule: string) => void;
}) {
  const waiting = schedules
    .filter(({ state }) => state === "waiting")
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <ul className={styles["PublishPanel-waiting"]}>
      {waiting.map((one) => (
        <li key={one.id}>
          <Icon name="clock" size={16} />
          <span>
            {one.action === "publish" ? "Goes live " : "Comes down "}
            <time dateTime={one.at}>{spellMoment(new Date(one.at), zone)}</time>, planned by{" "}
            {one.by}
          </span>
          <Button size="xs" variant="default" onClick={() => onCancel(one.id)}>
            Cancel
          </Button>
        </li>
      ))}
    </ul>
  );
}
