import { MediaPicker } from "../../media/MediaPicker.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldsPlace } from "./fields.context.ts";

/** A picture of the bucket's library, by its id. */
export function MediaField({
  label,
  value,
  onChange,
  path,
  problems,
}: FieldProps<string> & { readonly label: string }) {
  const { bucket } = useFieldsPlace();
  return (
    <MediaPicker
      bucket={bucket}
      label={label}
      value={value}
      error={problems.get(path)}
      onChange={onChange}
    />
  );
}
