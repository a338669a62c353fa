import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldMessage, fieldMessage } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { iconCheck } from "../icon/icon-shapes.ts";
import styles from "./Checkbox.module.css";

export type CheckboxProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
} & Omit<ComponentProps<"input">, "type" | "children">;

export function Checkbox({ label, help, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const message = fieldMessage({ error, help });
  return (
    <div className={classNames(styles["Checkbox"], className)}>
      <label className={styles["Checkbox-row"]} htmlFor={boxId}>
        <span className={styles["Checkbox-frame"]}>
          <input
            {...input}
            id={boxId}
            type="checkbox"
            className={styles["Checkbox-box"]}
            aria-invalid={error ? true : undefined}
            aria-describedby={message ? `${boxId}-message` : undefined}
          />
          <Icon shape={iconCheck} size="sm" className={styles["Checkbox-tick"]} />
        </span>
        <span>{label}</span>
      </label>
      {message && (
        <div className={styles["Checkbox-message"]}>
          <FieldMessage id={`${boxId}-message`} {...message} />
        </div>
      )}
    </div>
  );
}
