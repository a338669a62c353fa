import { Button } from "@croupier/ui";

import type { ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { saveFile } from "../parts/save-file.ts";
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
      <Button onClick={() => saveFile(`${name}.csv`, "text/csv", writeCsv(activity))}>
        {say("activity.csv")}
      </Button>
      <Button
        onClick={() =>
          saveFile(`${name}.json`, "application/json", JSON.stringify(activity, null, 2))
        }
      >
        {say("activity.json")}
      </Button>
    </div>
  );
}
