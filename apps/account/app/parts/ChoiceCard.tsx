import { Icon } from "@croupier/ui";
import type { ReactNode } from "react";

import styles from "./ChoiceCard.module.css";

/** One of several to choose from, of which exactly one is chosen: what it is and what it means. */
export function ChoiceCard({
  name,
  value,
  icon,
  title,
  chosen,
  disabled = false,
  onChoose,
  children,
}: {
  /** Those of one name are one choice. */
  readonly name: string;
  readonly value: string;
  readonly icon: string;
  readonly title: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <label className={styles["ChoiceCard"]}>
      <span className={styles["ChoiceCard-icon"]}>
        <Icon shape={icon} />
      </span>
      <span className={styles["ChoiceCard-words"]}>
        <b>{title}</b>
        <span className={styles["ChoiceCard-soft"]}>{children}</span>
      </span>
      <Radio {...{ name, value, chosen, disabled, onChoose }} />
    </label>
  );
}

/** One round mark, for a row that says by itself what it stands for. */
export function Radio({
  name,
  value,
  chosen,
  disabled = false,
  onChoose,
}: {
  readonly name: string;
  readonly value: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <input
      type="radio"
      className={styles["ChoiceCard-radio"]}
      name={name}
      value={value}
      checked={chosen}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}
