import { Panel } from "@croupier/ui";
import { useId, type ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import { SumLines, type SumLine } from "./SumLines.tsx";
import styles from "./Summary.module.css";

/** What is about to happen, to the cent, beside the form that asks for it. */
export function Summary({
  lines,
  children,
}: {
  readonly lines: readonly SumLine[];
  /** What is to be known besides. */
  readonly children?: ReactNode;
}) {
  const say = useSay();
  const titleId = useId();
  return (
    <Panel className={styles["Summary"]} aria-labelledby={titleId}>
      <h2 id={titleId}>{say("deposit.summary")}</h2>
      <SumLines lines={lines} />
      {children !== undefined && <p className={styles["Summary-besides"]}>{children}</p>}
    </Panel>
  );
}
