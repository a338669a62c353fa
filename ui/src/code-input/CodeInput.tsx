import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Field, type FieldWords } from "../field/Field.tsx";
import styles from "./CodeInput.module.css";

export type CodeInputProps = FieldWords &
  Omit<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "maxLength" | "onChange">;

const boxes = [1, 2, 3, 4, 5, 6] as const;

// One field drawn as six boxes, so that pasting, autofill and screen readers meet a single field. Its form is
// submitted once the code is whole.
export function CodeInput({
  label,
  help,
  error,
  confirmation,
  optional,
  id,
  className,
  ...input
}: CodeInputProps) {
  return (
    <Field {...{ label, help, error, confirmation, optional, id, className }}>
      {(control) => (
        <span
          className={classNames(
            styles["CodeInput"],
            control["aria-invalid"] && styles["CodeInput--refused"],
          )}
        >
          <input
            {...input}
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={({ currentTarget }) => takeCode(currentTarget)}
            className={styles["CodeInput-typing"]}
          />
          <span className={styles["CodeInput-boxes"]} aria-hidden="true">
            {boxes.map((box) => (
              <i key={box} />
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}

// The digits alone count, however they were pasted.
export function takeCode(field: Pick<HTMLInputElement, "value" | "form">): void {
  const digits = field.value.replaceAll(/\D/g, "").slice(0, boxes.length);
  if (digits !== field.value) field.value = digits;
  if (digits.length === boxes.length) field.form?.requestSubmit();
}
