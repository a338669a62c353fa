import { ChoiceField } from "../fields/ChoiceField.tsx";
import { FieldGroup, FieldRow } from "../fields/FieldGroup.tsx";
import { GatesFields } from "../fields/GatesFields.tsx";
import { LinkField } from "../fields/LinkField.tsx";
import { PictureField } from "../fields/PictureField.tsx";
import { TextField } from "../fields/TextField.tsx";
import type { KindForm } from "./kind-form.ts";

function Action({ path, title }: { path: string; title: string }) {
  return (
    <FieldGroup title={title}>
      <FieldRow>
        <TextField path={`${path}.text`} label="Text" max={30} optional />
        <LinkField path={`${path}.link`} label="Leads to" optional />
      </FieldRow>
    </FieldGroup>
  );
}

export const slide: KindForm = {
  Settings: () => (
    <>
      <FieldRow>
        <PictureField path="image" label="Picture" optional={false} />
        <PictureField path="imageNarrow" label="Picture on a phone" />
      </FieldRow>
      <ChoiceField
        path="veil"
        label="Veil under the words"
        description="So that they can be read on any picture"
        usual="dark"
        choices={{ dark: "Dark", light: "Light", none: "None" }}
      />
      <GatesFields />
    </>
  ),
  Words: () => (
    <>
      <TextField path="label" label="Small line above" max={40} />
      <TextField path="title" label="Title" max={90} />
      <TextField path="text" label="Text" max={220} lines={2} optional />
      <Action path="action" title="Button" />
      <Action path="secondAction" title="Second button" />
    </>
  ),
};
