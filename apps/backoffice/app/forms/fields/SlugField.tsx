import { Button, TextInput } from "@mantine/core";
import { useField, usePartForm } from "../part-form.context.ts";
import { slugFrom } from "./slug-from.ts";

/** The last piece of the address. A published one that changes keeps leading here. */
export function SlugField({
  path = "slug",
  from = "title",
  prefix,
  label = "Address",
  optional = false,
}: {
  path?: string;
  from?: string;
  /** What stands before it in the address. */
  prefix: string;
  label?: string;
  optional?: boolean;
}) {
  const { part, data } = usePartForm();
  const { value, set, error, onBlur } = useField(path);
  const title = data[from];
  const suggested = typeof title === "string" ? slugFrom(title, part) : "";
  const text = typeof value === "string" ? value : "";
  return (
    <TextInput
      label={optional ? `${label} (optional)` : label}
      inputWrapperOrder={["label", "input", "description", "error"]}
      description={text === "" ? `Small letters, digits and dashes` : `${prefix}${text}`}
      error={error}
      onBlur={onBlur}
      value={text}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => {
        const typed = event.currentTarget.value.toLowerCase().replaceAll(" ", "-");
        set(typed === "" && optional ? undefined : typed);
      }}
      rightSectionWidth={112}
      rightSection={
        suggested !== "" &&
        suggested !== text && (
          <Button size="compact-xs" variant="subtle" onClick={() => set(suggested)}>
            From the title
          </Button>
        )
      }
    />
  );
}
