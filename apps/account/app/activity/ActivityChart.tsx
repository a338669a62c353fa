import { Chip, Panel, Time } from "@croupier/ui";
import { useState } from "react";

import type { ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { ChartEnds } from "../parts/ChartEnds.tsx";
import { FiguresTable } from "../parts/FiguresTable.tsx";
import { lengthOf, measures, type ActivityAnswer, type Measure } from "./activity-parts.ts";
import styles from "./ActivityPage.module.css";
import { MeasureValue } from "./MeasureValue.tsx";

/** Bars to be looked at, and the table behind them to be read. */
export function ActivityChart({
  activity,
  period,
}: {
  activity: ActivityAnswer;
  period: ActivityPeriod;
}) {
  const say = useSay();
  const [measure, setMeasure] = useState<Measure>("time");
  const { parts, currency } = activity;
  const isEmpty = parts.every((part) => lengthOf(part, measure) === 0);
  const longest = Math.max(1, ...parts.map((part) => Math.abs(lengthOf(part, measure))));
  const show = period === "day" ? "moment" : "date";
  return (
    <Panel className={styles["Activity"]}>
      <fieldset className={styles["Activity-choice"]} aria-label={say("activity.show")}>
        {measures.map((one) => (
          <Chip key={one} pressed={measure === one} onClick={() => setMeasure(one)}>
            {say(`activity.measure.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {isEmpty && <p className={styles["Activity-soft"]}>{say("activity.nothing")}</p>}
      <div className={styles["Activity-chart"]} aria-hidden="true" hidden={isEmpty}>
        {parts.map((part) => {
          const length = lengthOf(part, measure);
          return (
            <span
              key={part.from}
              className={length < 0 ? styles["Activity-below"] : styles["Activity-bar"]}
              style={{ blockSize: `${(Math.abs(length) / longest) * 100}%` }}
            />
          );
        })}
      </div>
      <ChartEnds from={activity.total.from} to={activity.total.to} show={show} hidden={isEmpty} />
      <FiguresTable
        title={say("activity.table")}
        head={[say("activity.from"), ...measures.map((one) => say(`activity.measure.${one}`))]}
        rows={parts.map((part) => ({
          key: part.from,
          cells: [
            <Time key="from" at={part.from} show={show} />,
            ...measures.map((one) => (
              <MeasureValue key={one} part={part} measure={one} currency={currency} />
            )),
          ],
        }))}
      />
    </Panel>
  );
}
