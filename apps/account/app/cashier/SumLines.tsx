import type { ReactNode } from "react";

import styles from "./SumLines.module.css";

export type SumLine = readonly [name: string, value: ReactNode];

/** What something comes to, one line each, the figures below each other. */
export function SumLines({ lines }: { readonly lines: readonly SumLine[] }) {
  return (
    <dl className={styles["SumLines"]}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
