import { Icon } from "../parts/Icon.tsx";
import styles from "./Concerns.module.css";
import type { Concern } from "./concerns-of.ts";

export function Concerns({ concerns }: { concerns: Concern[] }) {
  if (concerns.length === 0) return null;
  return (
    <ul className={styles.Concerns} aria-label="To look at">
      {concerns.map((concern) => (
        <li key={concern.id} className={styles["Concerns-one"]}>
          <Icon name="warning" />
          <div>
            <p className={styles["Concerns-title"]}>{concern.title}</p>
            <p className={styles["Concerns-detail"]}>{concern.detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
