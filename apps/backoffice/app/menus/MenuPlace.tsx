import { ChoiceField } from "../forms/fields/ChoiceField.tsx";
import { FieldRow } from "../forms/fields/FieldGroup.tsx";
import { regionWords } from "../forms/region-words.ts";

const listWords = {
  primary: "Primary",
  secondary: "Secondary, behind More",
  bottomBar: "Bottom bar of a phone",
} as const;

/** Where the menu stands, and which of the lists there it is. */
export function MenuPlace() {
  return (
    <FieldRow>
      <ChoiceField
        path="region"
        label="Stands in"
        description="Without a region the menu is a page of its own"
        none="A page of its own"
        choices={regionWords}
      />
      <ChoiceField path="list" label="As the list" usual="primary" choices={listWords} />
    </FieldRow>
  );
}
