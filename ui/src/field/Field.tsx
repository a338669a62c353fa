import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { iconCheck, iconCircleAlert } from "../icon/icon-shapes.ts";
import styles from "./Field.module.css";

export type FieldWords = {
  label: ReactNode;
  help?: ReactNode;
  // What is wrong takes the place of the help; what is right may too.
  error?: ReactNode;
  confirmation?: ReactNode;
  // The word shown where an answer may be left out.
  optional?: string | undefined;
};

// What a control needs to be tied to its label and its message.
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

// Label above, help below, one message at a time. The control is drawn by the caller.
export function Field({
  label,
  help,
  error,
  confirmation,
  optional,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const message = fieldMessage({ error, confirmation, help });

  return (
    <div className={classNames(styles["Field"], className)}>
      <label className={styles["Field-label"]} htmlFor={controlId}>
        {label}
        {optional && <span className={styles["Field-optional"]}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": message ? messageId : undefined,
        "aria-invalid": message?.tone === "bad" ? true : undefined,
      })}
      {message && <FieldMessage id={messageId} {...message} />}
    </div>
  );
}

type Message = { tone: "bad" | "good" | "calm"; words: ReactNode };

export function fieldMessage({
  error,
  confirmation,
  help,
}: Pick<FieldWords, "error" | "confirmation" | "help">): Message | undefined {
  if (error) return { tone: "bad", words: error };
  if (confirmation) return { tone: "good", words: confirmation };
  if (help) return { tone: "calm", words: help };
  return undefined;
}

export function FieldMessage({ id, tone, words }: Message & { id: string }) {
  return (
    <p id={id} className={classNames(styles["Field-message"], styles[`Field-message--${tone}`])}>
      {tone === "bad" && <Icon shape={iconCircleAlert} size="sm" />}
      {tone === "good" && <Icon shape={iconCheck} size="sm" />}
      <span>{words}</span>
    </p>
  );
}
