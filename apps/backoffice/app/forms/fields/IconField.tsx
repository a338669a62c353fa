import { Autocomplete } from "@mantine/core";
import { iconNames } from "../icon-names.ts";
import { useField } from "../part-form.context.ts";

/** The name of an icon; another than these is drawn as three dots. */
export function IconField({ path = "iconClass" }: { path?: string }) {
  const { value, set, error, onBlur } = useField(path);
  const text = typeof value === "string" ? value : "";
  const isUnknown = text !== "" && !iconNames.some((name) => name === text);
  return (
    <Autocomplete
      label="Icon (optional)"
      description={isUnknown ? "No such icon; three dots stand in for it" : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      data={[...iconNames]}
      value={text}
      onChange={(typed) => set(typed === "" ? undefined : typed)}
    />
  );
}
