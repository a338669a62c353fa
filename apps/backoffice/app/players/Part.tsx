import type { ReactNode } from "react";
import styles from "./Players.module.css";

/** One part of a player's page: its name, what can be done with it, what it holds. */
export function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles["Player-part"]} aria-label={title}>
      <h2 className={styles["Player-heading"]}>
        {title}
        {action}
      </h2>
      {children}
    </section>
  );
}

/** What stands, as names and values. */
export function Facts({ of: facts }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles["Player-facts"]}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles["Player-fact"]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
