import { TagsInput } from "@mantine/core";
import { useField } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

/** A list of short words: each is a press of Enter. */
export function WordsField({ path, label, description, max }: FieldProps & { max: number }) {
  const { value, set, error, onBlur } = useField(path);
  const words = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return (
    <TagsInput
      label={`${label} (optional)`}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      maxTags={max}
      value={words}
      onChange={(next) => set(next.length === 0 ? undefined : next)}
    />
  );
}
