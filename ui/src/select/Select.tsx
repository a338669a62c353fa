import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { iconChevronDown } from "../icon/icon-shapes.ts";
import styles from "./Select.module.css";

export type SelectOption = { value: string; label: string };

export type SelectProps = FieldWords & {
  options: readonly SelectOption[];
  // The line shown before a choice is made; it can be shown but not chosen.
  prompt?: string;
} & Omit<ComponentProps<"select">, "children" | "multiple" | "size">;

// The platform's own list: it knows the phone's wheel, the keyboard and the screen reader.
export function Select({
  label,
  help,
  error,
  confirmation,
  optional,
  options,
  prompt,
  id,
  className,
  ...select
}: SelectProps) {
  const start = select.value === undefined ? (select.defaultValue ?? (prompt && "")) : undefined;
  return (
    <Field {...{ label, help, error, confirmation, optional, id, className }}>
      {(control) => (
        <span className={classNames(styles["Select"], Boolean(error) && styles["Select--refused"])}>
          <select {...select} defaultValue={start} {...control} className={styles["Select-list"]}>
            {prompt && (
              <option value="" disabled>
                {prompt}
              </option>
            )}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon shape={iconChevronDown} size="sm" className={styles["Select-arrow"]} />
        </span>
      )}
    </Field>
  );
}
