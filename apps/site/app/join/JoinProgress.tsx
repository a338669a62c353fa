import { classNames } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { steps, type Step } from "./answers.ts";
import styles from "./JoinProgress.module.css";

const minutesLeft: Readonly<Record<Step, number>> = { account: 2, who: 2, where: 1, agree: 0 };

export function JoinProgress({ step }: { step: Step }) {
  const say = useSay();
  const place = steps.indexOf(step);
  return (
    <div className={styles["JoinProgress"]}>
      <p className={styles["JoinProgress-words"]}>
        <span>{say("join.step", { step: place + 1, steps: steps.length })}</span>
        <span>{say("join.minutes", { minutes: minutesLeft[step] })}</span>
      </p>
      <div className={styles["JoinProgress-bars"]} aria-hidden="true">
        {steps.map((name, index) => (
          <span
            key={name}
            className={classNames(
              styles["JoinProgress-bar"],
              index <= place && styles["JoinProgress-bar--on"],
            )}
          />
        ))}
      </div>
    </div>
  );
}
