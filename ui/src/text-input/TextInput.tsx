import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "../field/Field.tsx";
import styles from "./TextInput.module.css";

export type TextInputProps = FieldWords & {
  // What stands inside the frame before and after the typing: a sign, an icon, a button.
  before?: ReactNode;
  after?: ReactNode;
  size?: "md" | "money";
} & Omit<ComponentProps<"input">, "size">;

export function TextInput({
  label,
  help,
  error,
  confirmation,
  optional,
  before,
  after,
  size = "md",
  id,
  className,
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, help, error, confirmation, optional, id, className }}>
      {(control) => (
        <span
          className={classNames(
            styles["TextInput"],
            styles[`TextInput--${size}`],
            control["aria-invalid"] && styles["TextInput--refused"],
          )}
        >
          {before && <span className={styles["TextInput-before"]}>{before}</span>}
          <input {...input} {...control} className={styles["TextInput-typing"]} />
          {after && <span className={styles["TextInput-after"]}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
