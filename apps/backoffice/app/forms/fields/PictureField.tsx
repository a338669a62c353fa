import { MediaPicker } from "../../media/MediaPicker.tsx";
import { useField, usePartForm } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

/** A picture of the bucket's library, by its id. */
export function PictureField({
  path,
  label,
  description,
  optional = true,
}: FieldProps & { optional?: boolean }) {
  const { bucket } = usePartForm();
  const { value, set, error } = useField(path);
  return (
    <MediaPicker
      bucket={bucket.bucket}
      label={optional ? `${label} (optional)` : label}
      description={description}
      error={error}
      required={!optional}
      value={typeof value === "string" ? value : undefined}
      onChange={set}
    />
  );
}
