import { Alert, Button, Panel, Skeleton, Time } from "@croupier/ui";

import { useStanding } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { ComeBackPanel } from "./ComeBackPanel.tsx";
import { StopPanel } from "./StopPanel.tsx";
import styles from "./TimeOutPage.module.css";

const breakHours = [24, 3 * 24, 7 * 24, 14 * 24, 28 * 24, 42 * 24];
const exclusionMonths = [6, 12, 24, 60];

/** A pause from playing, short or long. */
export function TimeOutPage() {
  const say = useSay();
  const { data, error, refetch } = useStanding();
  return (
    <div className={styles["TimeOut"]}>
      <header>
        <h1>{say("timeOut.title")}</h1>
        <p className={styles["TimeOut-soft"]}>{say("timeOut.intro")}</p>
      </header>
      {error !== null && (
        <Alert
          tone="bad"
          title={say("timeOut.failed")}
          action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
        />
      )}
      {data === undefined && error === null && (
        <Panel aria-busy="true">
          <Skeleton shape="block" blockSize="240px" />
        </Panel>
      )}
      {data !== undefined && (
        <>
          {data.breakEndsAt !== null && (
            <Alert tone="calm" title={say("timeOut.onBreak")}>
              <Time at={data.breakEndsAt} />. {say("timeOut.withdraw")}
            </Alert>
          )}
          {data.exclusion !== null && <ComeBackPanel exclusion={data.exclusion} now={data.now} />}
          <StopPanel
            what="break"
            choices={breakHours.filter(
              (hours) => hours >= data.choices.breakHoursMin && hours <= data.choices.breakHoursMax,
            )}
          />
          <StopPanel
            what="exclusion"
            choices={[
              ...exclusionMonths.filter((months) => months >= data.choices.exclusionMonthsMin),
              null,
            ]}
          />
        </>
      )}
    </div>
  );
}
