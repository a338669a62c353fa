import type { BalancePeriod } from "@croupier/contracts";
import { Chip, Money, Panel, Skeleton, TextLink, Time } from "@croupier/ui";
import { useId, useState } from "react";

import { useBalanceHistory, usualBalancePeriod } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { ChartEnds } from "../parts/ChartEnds.tsx";
import { FiguresTable } from "../parts/FiguresTable.tsx";
import styles from "./BalanceChart.module.css";
import { balanceLine, type BalancePoint } from "./balance-line.ts";

const periods: readonly BalancePeriod[] = ["week", "month", "quarter", "year"];

/** What the player had over a time they choose: a line to be looked at, and the table behind it to be read. */
export function BalanceChart() {
  const say = useSay();
  const titleId = useId();
  const [period, setPeriod] = useState(usualBalancePeriod);
  const { data, error, isPlaceholderData } = useBalanceHistory(period);
  // The balances themselves stand beside it: without its line the page is whole.
  if (error !== null) return null;
  return (
    <Panel aria-labelledby={titleId} className={styles["BalanceChart"]}>
      <h2 id={titleId}>{say("overview.history.title")}</h2>
      <fieldset
        className={styles["BalanceChart-periods"]}
        aria-label={say("overview.history.period")}
      >
        {periods.map((one) => (
          <Chip key={one} pressed={period === one} onClick={() => setPeriod(one)}>
            {say(`overview.history.period.${one}`)}
          </Chip>
        ))}
      </fieldset>
      {data === undefined ? (
        <Skeleton shape="block" blockSize="180px" />
      ) : (
        <div
          className={styles["BalanceChart-drawn"]}
          data-stale={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          <Drawn points={data.points} currency={data.currency} />
        </div>
      )}
      <p>
        <TextLink href="/account/activity">{say("overview.history.more")}</TextLink>
      </p>
    </Panel>
  );
}

function Drawn({ points, currency }: { points: readonly BalancePoint[]; currency: string }) {
  const say = useSay();
  const drawn = balanceLine(points);
  const now = points.at(-1);
  if (drawn === undefined || now === undefined) {
    return <p className={styles["BalanceChart-soft"]}>{say("overview.history.empty")}</p>;
  }
  const { line, last, lowest, highest } = drawn;
  const ends = [
    ["highest", highest],
    ["lowest", lowest],
    ["now", now],
  ] as const;
  return (
    <>
      <div className={styles["BalanceChart-box"]} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon points={`0,100 ${line} 100,100`} className={styles["BalanceChart-area"]} />
          <polyline points={line} className={styles["BalanceChart-line"]} />
        </svg>
        <span className={styles["BalanceChart-last"]} style={{ insetBlockStart: `${last.y}%` }} />
      </div>
      <ChartEnds from={points[0]?.at ?? now.at} to={now.at} show="date" />
      <dl className={styles["BalanceChart-figures"]}>
        {ends.map(([name, point]) => (
          <div key={name}>
            <dt>{say(`overview.history.${name}`)}</dt>
            <dd>
              <Money amount={point.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <FiguresTable
        title={say("overview.history.table")}
        head={[say("overview.history.day"), say("overview.history.amount")]}
        rows={points.map(({ at, amount }) => ({
          key: at,
          cells: [
            <Time key="day" at={at} show="date" />,
            <Money key="amount" amount={amount} currency={currency} />,
          ],
        }))}
      />
    </>
  );
}
