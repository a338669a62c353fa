import { TextInput } from "@mantine/core";
import { useField } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

export function DateField({ path, label, description }: FieldProps) {
  const { value, set, error, onBlur } = useField(path);
  return (
    <TextInput
      type="date"
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => set(event.currentTarget.value || undefined)}
    />
  );
}
