import { FieldRow } from "../fields/FieldGroup.tsx";
import { IconField } from "../fields/IconField.tsx";
import { NumberField } from "../fields/NumberField.tsx";
import { SlugField } from "../fields/SlugField.tsx";
import { TextField } from "../fields/TextField.tsx";
import type { KindForm } from "./kind-form.ts";

export const section: KindForm = {
  Settings: () => (
    <FieldRow>
      <IconField />
      <NumberField
        path="position"
        label="Position"
        description="Smaller numbers come first"
        usual={0}
      />
    </FieldRow>
  ),
  Words: () => (
    <>
      <TextField path="title" label="Title" max={80} />
      <SlugField prefix="/help/" />
      <TextField path="description" label="Description" max={300} lines={2} optional />
    </>
  ),
};
