import type { AuditedAct } from "@croupier/contracts";
import { BeforeAfter } from "../parts/BeforeAfter.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import styles from "./Act.module.css";
import { actionInWords } from "./action-words.ts";
import { differencesOf } from "./differences-of.ts";

/** One line, and below it, for whoever opens it, what was before and after. */
export function Act({ act, onSubject }: { act: AuditedAct; onSubject: (subject: string) => void }) {
  const differences = differencesOf(act.before, act.after);
  const facts = Object.entries(act.facts);
  const line = (
    <>
      <span className={styles["Act-who"]}>{act.staff?.name ?? "The house"}</span>{" "}
      {actionInWords(act.action)}
      {differences.length > 0 && (
        <span className={styles["Act-count"]}>
          {differences.length === 1 ? "1 difference" : `${differences.length} differences`}
        </span>
      )}
    </>
  );
  return (
    <li className={styles.Act}>
      <div className={styles["Act-when"]}>
        <ExactMoment at={act.at} />
      </div>
      <div className={styles["Act-what"]}>
        {differences.length === 0 && facts.length === 0 ? (
          <p className={styles["Act-line"]}>{line}</p>
        ) : (
          <details>
            <summary className={styles["Act-line"]}>{line}</summary>
            <div className={styles["Act-differences"]}>
              {differences.map(({ place, before, after }) => (
                <BeforeAfter key={place} label={place || "value"} before={before} after={after} />
              ))}
              {facts.length > 0 && (
                <p className={styles["Act-facts"]}>
                  {facts.map(([name, value]) => `${name}: ${String(value)}`).join(", ")}
                </p>
              )}
            </div>
          </details>
        )}
        {act.subject !== null && <Subject subject={act.subject} onSubject={onSubject} />}
      </div>
    </li>
  );
}

function Subject({
  subject,
  onSubject,
}: {
  subject: string;
  onSubject: (subject: string) => void;
}) {
  return (
    <button
      type="button"
      className={styles["Act-subject"]}
      title="Show all that was done to this"
      onClick={() => onSubject(subject)}
    >
      {subject}
    </button>
  );
}
