import { GatesFields } from "../fields/GatesFields.tsx";
import { LinkField } from "../fields/LinkField.tsx";
import { SwitchField } from "../fields/SwitchField.tsx";
import { TextField } from "../fields/TextField.tsx";
import type { KindForm } from "./kind-form.ts";

export const externalLink: KindForm = {
  Settings: () => (
    <>
      <LinkField path="url" label="Leads to" description="https:, mailto:, tel:, or a page" />
      <LinkField
        path="page"
        label="Stands below"
        description="The page of this site that ends with it"
        optional
      />
      <SwitchField path="opensNewWindow" label="Opens in a window of its own" />
      <GatesFields />
    </>
  ),
  Words: () => (
    <>
      <TextField path="text" label="Text" max={80} />
      <TextField
        path="title"
        label="Explanation"
        description="Read aloud, and shown on hover"
        max={120}
        optional
      />
    </>
  ),
};
