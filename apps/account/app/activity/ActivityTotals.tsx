import { Panel } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { measures, type ActivityAnswer } from "./activity-parts.ts";
import styles from "./ActivityPage.module.css";
import { MeasureValue } from "./MeasureValue.tsx";

/** What the period came to, each figure beside that of the period before. */
export function ActivityTotals({ activity }: { activity: ActivityAnswer }) {
  const say = useSay();
  const { total, before, currency } = activity;
  return (
    <Panel aria-label={say("activity.totals")}>
      <dl className={styles["Activity-totals"]}>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{say(`activity.measure.${measure}`)}</dt>
            <dd>
              <strong>
                <MeasureValue part={total} {...{ measure, currency }} />
              </strong>
              <span className={styles["Activity-soft"]}>
                {say("activity.before")} <MeasureValue part={before} {...{ measure, currency }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
