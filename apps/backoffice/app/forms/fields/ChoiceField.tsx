import { Select } from "@mantine/core";
import { useField } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

/** One of a few. What may be left out says what it means to leave it out. */
export function ChoiceField<T extends string>({
  path,
  label,
  description,
  choices,
  none,
  usual,
}: FieldProps & {
  choices: Readonly<Record<T, string>>;
  /** What it means when nothing is chosen; without it, something always is. */
  none?: string;
  usual?: NoInfer<T>;
}) {
  const { value, set, error, onBlur } = useField(path);
  return (
    <Select
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      data={Object.entries<string>(choices).map(([value, label]) => ({ value, label }))}
      value={typeof value === "string" ? value : (usual ?? null)}
      placeholder={none ?? "Choose"}
      clearable={none !== undefined}
      allowDeselect={none !== undefined}
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      onChange={(chosen) => set(chosen ?? undefined)}
    />
  );
}
