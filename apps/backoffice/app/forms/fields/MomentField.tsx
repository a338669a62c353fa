import { TextInput } from "@mantine/core";
import { clockOf, instantOf, placeOfZone, spellMoment } from "../../publishing/zoned-moment.ts";
import { useField, usePartForm } from "../part-form.context.ts";
import type { FieldProps } from "./TextField.tsx";

/** A moment on the brand's clock; stored as an instant, so that UTC stands beside it. */
export function MomentField({ path, label, description }: FieldProps) {
  const { bucket } = usePartForm();
  const { value, set, error, onBlur } = useField(path);
  const zone = bucket.timeZone;
  const instant = typeof value === "string" ? new Date(value) : undefined;
  return (
    <TextInput
      type="datetime-local"
      label={`${label}, on the clock in ${placeOfZone(zone)}`}
      description={instant === undefined ? description : spellMoment(instant, zone)}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      value={instant === undefined ? "" : clockOf(instant, zone)}
      onChange={(event) => set(instantOf(event.currentTarget.value, zone)?.toISOString())}
    />
  );
}
