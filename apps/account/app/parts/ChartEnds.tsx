import { Time } from "@croupier/ui";

import styles from "./ChartEnds.module.css";

/** Below a drawing: the first moment of it and the last. Its table says the same to who cannot see it. */
export function ChartEnds({
  from,
  to,
  show,
  hidden,
}: {
  readonly from: string;
  readonly to: string;
  readonly show: "date" | "moment";
  readonly hidden?: boolean;
}) {
  return (
    <p className={styles["ChartEnds"]} aria-hidden="true" hidden={hidden}>
      <Time at={from} show={show} />
      <Time at={to} show={show} />
    </p>
  );
}
