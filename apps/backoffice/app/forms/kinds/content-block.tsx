import { Text } from "@mantine/core";
import { regionWords } from "../region-words.ts";
import { ChoiceField } from "../fields/ChoiceField.tsx";
import { GatesFields } from "../fields/GatesFields.tsx";
import type { KindForm } from "./kind-form.ts";

export const contentBlock: KindForm = {
  Settings: () => (
    <>
      <ChoiceField
        path="region"
        label="Stands in"
        description="On every page, in this region; left open, only where a page takes it in"
        none="Where a page takes it in"
        choices={regionWords}
      />
      <GatesFields />
    </>
  ),
  Words: () => <Text>What it says is written in the page editor.</Text>,
};
