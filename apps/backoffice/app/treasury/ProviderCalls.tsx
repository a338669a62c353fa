import type { TracedDeposit } from "@croupier/contracts";
import { ExactMoment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { plainly } from "./money-words.ts";
import styles from "./Treasury.module.css";

/** Each call between us and a provider about one deposit or withdrawal, the newest first. */
export function ProviderCalls({ calls }: Pick<TracedDeposit, "calls">) {
  if (calls.length === 0) return <p className={styles["Treasury-soft"]}>None is kept.</p>;
  return (
    <ul className={rows["Rows"]}>
      {calls.map((call) => (
        <li key={`${call.at} ${call.call} ${call.outcome}`} className={styles["Treasury-line"]}>
          <span>
            {call.direction === "asked" ? "We asked" : "They told"}
            {`: ${plainly(call.call).toLowerCase()}, ${plainly(call.outcome).toLowerCase()}`}
          </span>
          <span className={styles["Treasury-soft"]}>
            {`${call.tookMs} ms, `}
            <ExactMoment at={call.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
