import type { LookedAtWithdrawal } from "@croupier/contracts";
import { plainly } from "../treasury/money-words.ts";
import { reasonWords, stateWords } from "./withdrawal-words.ts";
import styles from "./CasePanel.module.css";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const exactly = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** Everything that was done and told, the newest first. */
export function CaseTimeline({ of: { trace } }: { of: LookedAtWithdrawal }) {
  return (
    <ol className={styles["Case-timeline"]}>
      {trace.toReversed().map((step) => (
        <li key={`${step.at} ${step.event}`}>
          <When at={step.at} />
          <span>
            {`${step.who ?? plainly(step.by)}: ${plainly(step.event).toLowerCase()}`}
            <span className={styles["Case-soft"]}>
              {step.before !== step.after && `, now ${stateWords[step.after].word.toLowerCase()}`}
              {step.reason !== null && `, ${reasonWords[step.reason].toLowerCase()}`}
            </span>
            {step.note !== null && <q>{step.note}</q>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function When({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactly.format(moment)}>
      <span className={styles["Case-day"]}>{day.format(moment)}</span> {clock.format(moment)}
    </time>
  );
}
