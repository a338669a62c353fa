import { Icon } from "@croupier/ui";
import { useId, type ReactNode } from "react";

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
  const id = useId();
  return (
    <label htmlFor={id} className={styles["ChoiceCard"]}>
      <span className={styles["ChoiceCard-icon"]}>
        <Icon shape={icon} />
      </span>
      <span className={styles["ChoiceCard-words"]}>
        <b>{title}</b>
        <span className={styles["ChoiceCard-soft"]}>{children}</span>
      </span>
      <Radio {...{ id, name, value, chosen, disabled, onChoose }} />
    </label>
  );
}

/** One round mark, for a row that says by itself what it stands for. */
export function Radio({
  id,
  name,
  value,
  chosen,
  disabled = false,
  onChoose,
}: {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <input
      id={id}
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
