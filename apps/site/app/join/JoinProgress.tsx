import { classNames } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import type { FunnelState, Step } from "./funnel.ts";
import styles from "./JoinProgress.module.css";

const minutesLeft: Readonly<Record<Step, number>> = {
  account: 3,
  who: 2,
  where: 2,
  limits: 1,
  agree: 0,
};

export function JoinProgress({ steps, step }: Pick<FunnelState, "steps" | "step">) {
  const say = useSay();
  const place = steps.findIndex(({ name }) => name === step);
  return (
    <div className={styles["JoinProgress"]}>
      <p className={styles["JoinProgress-words"]}>
        <span>{say("join.step", { step: place + 1, steps: steps.length })}</span>
        <span>{say("join.minutes", { minutes: minutesLeft[step] })}</span>
      </p>
      <div className={styles["JoinProgress-bars"]} aria-hidden>
        {steps.map(({ name, state }) => (
          <span
            key={name}
            className={classNames(
              styles["JoinProgress-bar"],
              state !== "ahead" && styles["JoinProgress-bar--on"],
            )}
          />
        ))}
      </div>
    </div>
  );
}
