import { Textarea, TextInput } from "@mantine/core";
import { readAt } from "../../drafting/at-path.ts";
import { useField, usePartForm } from "../part-form.context.ts";
import styles from "./Field.module.css";

export type FieldProps = {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
};

/** One line, or several; counts what is left once it becomes tight. */
export function TextField({
  path,
  label,
  description,
  max,
  lines = 1,
  optional = false,
}: FieldProps & { max: number; lines?: number; optional?: boolean }) {
  const { value, set, error, onBlur } = useField(path);
  const text = typeof value === "string" ? value : "";
  const left = max - text.length;
  const hint = left < max / 5 ? `${left} of ${max} characters left` : description;
  const shared = {
    label: optional ? `${label} (optional)` : label,
    description: hint,
    error,
    onBlur,
    value: text,
    inputWrapperOrder: ["label", "input", "description", "error"] as const,
  };
  const change = (typed: string) => set(typed === "" && optional ? undefined : typed);
  const order = [...shared.inputWrapperOrder];
  return (
    <div>
      {lines === 1 ? (
        <TextInput
          {...shared}
          inputWrapperOrder={order}
          onChange={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <Textarea
          {...shared}
          inputWrapperOrder={order}
          autosize
          minRows={lines}
          maxRows={12}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      <Original path={path} />
    </div>
  );
}

/** What the brand's own language says there, for whoever translates it. */
export function Original({ path }: { path: string }) {
  const { original } = usePartForm();
  const said = readAt(original, path);
  if (typeof said !== "string" || said === "") return null;
  return <p className={styles["Field-original"]}>{said}</p>;
}
