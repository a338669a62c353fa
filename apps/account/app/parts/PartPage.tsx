import { Panel } from "@croupier/ui";
import { useId, type ReactNode } from "react";

import styles from "./PartPage.module.css";

/** A page that is parts below each other, each a panel with its own heading. */
export function PartPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles["PartPage"]}>
      <header>
        <h1>{title}</h1>
        {intro !== undefined && <p className={styles["PartPage-soft"]}>{intro}</p>}
      </header>
      {children}
    </div>
  );
}

export function Part({
  title,
  badge,
  intro,
  children,
}: {
  title: string;
  badge?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <Panel className={styles["PartPage-part"]} aria-labelledby={titleId}>
      <div className={styles["PartPage-head"]}>
        <h2 id={titleId}>{title}</h2>
        {badge}
      </div>
      {intro !== undefined && <p className={styles["PartPage-soft"]}>{intro}</p>}
      {children}
    </Panel>
  );
}

/** Buttons beside each other, as far as there is room. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles["PartPage-ways"]}>{children}</div>;
}

/** What is known, one line each: the name of it, and what it is. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles["PartPage-facts"]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
