import { LinkInput } from "../../forms/fields/LinkField.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldsPlace } from "./fields.context.ts";

/** An address: a page of this site, found by its name or its path, or any other that is typed. */
export function LinkField({
  label,
  value = "",
  onChange,
  path,
  problems,
}: FieldProps<string> & { readonly label: string }) {
  const { bucket } = useFieldsPlace();
  return (
    <LinkInput
      bucket={bucket}
      label={label}
      value={value}
      error={problems.get(path)}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
}
