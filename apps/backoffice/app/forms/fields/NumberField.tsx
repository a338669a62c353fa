import { NumberInput } from "@mantine/core";
import { useField } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

export function NumberField({
  path,
  label,
  description,
  min,
  max,
  usual,
}: FieldProps & { min?: number; max?: number; usual: number }) {
  const { value, set, error, onBlur } = useField(path);
  return (
    <NumberInput
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      value={typeof value === "number" ? value : usual}
      allowDecimal={false}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      onChange={(typed) => set(typeof typed === "number" ? typed : undefined)}
    />
  );
}
