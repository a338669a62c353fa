import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "../field/Field.tsx";
import styles from "./TextArea.module.css";

export type TextAreaProps = FieldWords & ComponentProps<"textarea">;

// For a few sentences: it grows with what is typed, where the browser can do that.
export function TextArea({
  label,
  help,
  error,
  confirmation,
  optional,
  id,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, help, error, confirmation, optional, id, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={classNames(
            styles["TextArea"],
            control["aria-invalid"] && styles["TextArea--refused"],
          )}
        />
      )}
    </Field>
  );
}
