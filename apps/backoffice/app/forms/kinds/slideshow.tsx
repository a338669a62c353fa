import { EntriesField } from "../fields/EntriesField.tsx";
import { GatesFields } from "../fields/GatesFields.tsx";
import { NumberField } from "../fields/NumberField.tsx";
import { TextField } from "../fields/TextField.tsx";
import type { KindForm } from "./kind-form.ts";

export const slideshow: KindForm = {
  Settings: () => (
    <>
      <EntriesField
        path="slides"
        label="Slides"
        description="Up to twelve, the first one first"
        kind="slide"
        max={12}
      />
      <NumberField
        path="secondsPerSlide"
        label="Seconds each stays"
        description="Whoever asks for less motion moves them by hand"
        min={4}
        max={30}
        usual={7}
      />
      <GatesFields />
    </>
  ),
  Words: () => (
    <TextField path="label" label="Name" description="Read aloud before its slides" max={80} />
  ),
};
