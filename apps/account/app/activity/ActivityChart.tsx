import { Chip, Panel, Time } from "@croupier/ui";
import { useState } from "react";

import type { ActivityPeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
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
      <p className={styles["Activity-ends"]} aria-hidden="true" hidden={isEmpty}>
        <Time at={activity.total.from} show={show} />
        <Time at={activity.total.to} show={show} />
      </p>
      <details>
        <summary>{say("activity.table")}</summary>
        <section
          className={styles["Activity-scroll"]}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={say("activity.table")}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{say("activity.from")}</th>
                {measures.map((one) => (
                  <th key={one} scope="col">
                    {say(`activity.measure.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.from}>
                  <th scope="row">
                    <Time at={part.from} show={show} />
                  </th>
                  {measures.map((one) => (
                    <td key={one}>
                      <MeasureValue part={part} measure={one} currency={currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  );
}
