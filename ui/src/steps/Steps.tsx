import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { iconCheck } from "../icon/icon-shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./Steps.module.css";

export type Step = { id: string; title: string; detail?: ReactNode };

export type StepsProps = {
  label: string;
  steps: readonly Step[];
  // How many are behind us; the next one is under way, unless none is left.
  doneCount: number;
  // Spoken after the title of a step, where sight has a tick.
  doneWord: string;
};

export function Steps({ label, steps, doneCount, doneWord }: StepsProps) {
  return (
    <ol aria-label={label} className={styles["Steps"]}>
      {steps.map(({ id, title, detail }, place) => {
        const state = stepState(place, doneCount);
        return (
          <li
            key={id}
            aria-current={state === "now" ? "step" : undefined}
            className={classNames(styles["Steps-step"], styles[`Steps-step--${state}`])}
          >
            <span className={styles["Steps-mark"]} aria-hidden>
              {state === "done" ? <Icon shape={iconCheck} size="sm" /> : place + 1}
            </span>
            <span className={styles["Steps-title"]}>
              {title}
              {state === "done" && <VisuallyHidden>{`, ${doneWord}`}</VisuallyHidden>}
            </span>
            {detail && <span className={styles["Steps-detail"]}>{detail}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function stepState(place: number, doneCount: number): "done" | "now" | "next" {
  if (place < doneCount) return "done";
  return place === doneCount ? "now" : "next";
}
