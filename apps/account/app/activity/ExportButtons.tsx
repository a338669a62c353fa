import { Button } from "@croupier/ui";

import type { ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { writeCsv, type ActivityAnswer } from "./activity-parts.ts";
import styles from "./ActivityPage.module.css";

/** The same figures as a file that the player keeps. */
export function ExportButtons({
  activity,
  period,
}: {
  activity: ActivityAnswer;
  period: ActivityPeriod;
}) {
  const say = useSay();
  const name = `activity-${period}-${activity.total.to.slice(0, 10)}`;
  return (
    <div className={styles["Activity-choice"]}>
      <Button onClick={() => save(`${name}.csv`, "text/csv", writeCsv(activity))}>
        {say("activity.csv")}
      </Button>
      <Button
        onClick={() => save(`${name}.json`, "application/json", JSON.stringify(activity, null, 2))}
      >
        {say("activity.json")}
      </Button>
    </div>
  );
}

function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
