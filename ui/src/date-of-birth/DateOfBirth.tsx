import { type ComponentProps, useId } from "react";
import { FieldMessage, fieldMessage, type FieldWords } from "../field/Field.tsx";
import styles from "./DateOfBirth.module.css";

type Part = "day" | "month" | "year";

export type DateOfBirthProps = FieldWords & {
  // The three answers are sent as `${name}.day`, `${name}.month` and `${name}.year`.
  name: string;
  words: Record<Part, string>;
  // The order people write a date in differs from country to country.
  order?: readonly [Part, Part, Part];
  defaultValue?: Partial<Record<Part, string>>;
  required?: boolean;
  onChange?: ComponentProps<"input">["onChange"];
};

const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };
const autoComplete = { day: "bday-day", month: "bday-month", year: "bday-year" } as const;

// Three typed numbers: nobody wants to page a calendar back by forty years.
export function DateOfBirth({
  name,
  words,
  order = ["day", "month", "year"],
  defaultValue = {},
  required = false,
  onChange,
  label,
  help,
  error,
  confirmation,
}: DateOfBirthProps) {
  const id = useId();
  const message = fieldMessage({ error, confirmation, help });
  return (
    <fieldset
      className={styles["DateOfBirth"]}
      aria-describedby={message ? `${id}-message` : undefined}
    >
      <legend className={styles["DateOfBirth-legend"]}>{label}</legend>
      <div className={styles["DateOfBirth-parts"]}>
        {order.map((part) => (
          <label key={part} className={styles["DateOfBirth-part"]}>
            <span className={styles["DateOfBirth-word"]}>{words[part]}</span>
            <input
              className={styles["DateOfBirth-typing"]}
              name={`${name}.${part}`}
              defaultValue={defaultValue[part]}
              required={required}
              onChange={onChange}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={lengths[part]}
              autoComplete={autoComplete[part]}
              aria-invalid={error ? true : undefined}
            />
          </label>
        ))}
      </div>
      {message && <FieldMessage id={`${id}-message`} {...message} />}
    </fieldset>
  );
}
