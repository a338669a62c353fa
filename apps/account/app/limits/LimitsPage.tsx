import { Alert, Button, Panel, Skeleton } from "@croupier/ui";

import { useLimits } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { LimitRow } from "./LimitRow.tsx";
import styles from "./LimitsPage.module.css";
import { ReminderPanel } from "./ReminderPanel.tsx";

const kinds = ["deposit", "loss", "stake", "session"] as const;

/** Every limit stands open on one page, none before another: the form is the page. */
export function LimitsPage() {
  const say = useSay();
  const { data, error, refetch } = useLimits();
  return (
    <div className={styles["Limits"]}>
      <header>
        <h1>{say("limits.title")}</h1>
        <p className={styles["Limits-soft"]}>
          {say("limits.intro", { hours: data?.raiseHours ?? 24 })}
        </p>
      </header>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("limits.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {/* As many as are coming, so that what follows them waits out of sight. */}
      {data === undefined &&
        error === null &&
        kinds.map((kind) => (
          <Panel key={kind} aria-busy="true">
            <Skeleton shape="block" blockSize="280px" />
          </Panel>
        ))}
      {data !== undefined &&
        kinds.map((kind) => {
          const limits = data.limits.filter((limit) => limit.kind === kind);
          if (limits.length === 0) return null;
          return (
            <Panel key={kind} className={styles["Limits-panel"]} aria-labelledby={`limit-${kind}`}>
              <h2 id={`limit-${kind}`}>{say(`limits.${kind}.title`)}</h2>
              <p className={styles["Limits-soft"]}>{say(`limits.${kind}.means`)}</p>
              <ul className={styles["Limits-rows"]}>
                {limits.map((limit) => (
                  <LimitRow
                    key={limit.window}
                    {...{ limit, ofKind: limits, currency: data.currency }}
                  />
                ))}
              </ul>
            </Panel>
          );
        })}
      <ReminderPanel />
      <Panel className={styles["Limits-panel"]}>
        <p>{say("limits.more")}</p>
        <div className={styles["Limits-acts"]}>
          <Button href="/account/take-a-break">{say("timeOut.title")}</Button>
          <Button href="/account/activity">{say("activity.title")}</Button>
        </div>
      </Panel>
    </div>
  );
}
