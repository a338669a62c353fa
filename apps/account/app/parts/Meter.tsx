import type { ComponentProps } from "react";

import styles from "./Meter.module.css";

/** How much of something is used up, as the browser's own meter in the colours of the house. */
export function Meter(meter: Omit<ComponentProps<"meter">, "className">) {
  return <meter {...meter} className={styles["Meter"]} />;
}
