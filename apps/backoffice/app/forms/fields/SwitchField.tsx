import { Switch } from "@mantine/core";
import { useField } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

export function SwitchField({ path, label, description }: FieldProps) {
  const { value, set } = useField(path);
  return (
    <Switch
      label={label}
      description={description}
      checked={value === true}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
