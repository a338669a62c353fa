import { Alert, Button, Chip, Panel, Skeleton } from "@croupier/ui";
import { useState } from "react";

import { useActivity, type ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { ActivityChart } from "./ActivityChart.tsx";
import styles from "./ActivityPage.module.css";
import { ActivityTotals } from "./ActivityTotals.tsx";
import { ExportButtons } from "./ExportButtons.tsx";

const periods = ["day", "week", "month", "year"] as const;

/** A mirror: how much time and money went where, beside the same length of time before. */
export function ActivityPage() {
  const say = useSay();
  const [period, setPeriod] = useState<ActivityPeriod>("week");
  const { data, error, refetch } = useActivity(period);
  return (
    <div className={styles["Activity"]}>
      <header>
        <h1>{say("activity.title")}</h1>
        <p className={styles["Activity-soft"]}>{say("activity.intro")}</p>
      </header>
      <fieldset className={styles["Activity-choice"]} aria-label={say("activity.period")}>
        {periods.map((one) => (
          <Chip key={one} pressed={period === one} onClick={() => setPeriod(one)}>
            {say(`activity.period.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("activity.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {data === undefined && error === null && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="320px" />
        </Panel>
      )}
      {data !== undefined && (
        <>
          <ActivityTotals activity={data} />
          <ActivityChart activity={data} period={period} />
          <ExportButtons period={period} />
        </>
      )}
    </div>
  );
}
