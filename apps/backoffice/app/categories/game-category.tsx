import { ChoiceField } from "../forms/fields/ChoiceField.tsx";
import { EntriesField } from "../forms/fields/EntriesField.tsx";
import { FieldRow } from "../forms/fields/FieldGroup.tsx";
import { GatesFields } from "../forms/fields/GatesFields.tsx";
import { NumberField } from "../forms/fields/NumberField.tsx";
import { SlugField } from "../forms/fields/SlugField.tsx";
import { SwitchField } from "../forms/fields/SwitchField.tsx";
import { TextField } from "../forms/fields/TextField.tsx";
import type { KindForm } from "../forms/kinds/kind-form.ts";
import { GamesField } from "./GamesField.tsx";

export const gameCategory: KindForm = {
  Settings: () => (
    <>
      <ChoiceField
        path="filledWith"
        label="Holds"
        choices={{
          picked: "The games picked below",
          newest: "The newest games, by the catalogue",
          jackpot: "Every game with a pot, by the catalogue",
        }}
        usual="picked"
      />
      <GamesField />
      <SwitchField
        path="isFreeOffer"
        label="Some rounds of these games are free for everybody"
        description="Their cards say so in place of their own badge"
      />
      <ChoiceField
        path="cardHover"
        label="Under a pointer its cards"
        choices={{ reveal: "Show their buttons", lift: "Lift", none: "Stay as they are" }}
        usual="reveal"
      />
      <EntriesField
        path="subCategories"
        label="Sub-categories"
        description="In the order in which the lobby shows them"
        kind="game_category"
        max={100}
      />
      <FieldRow>
        <NumberField
          path="position"
          label="Position among the categories"
          description="Smaller numbers come first"
          usual={0}
        />
        <SlugField path="showAllSuffix" prefix="/casino/…/" from="" label="Ending of “Show all”" />
      </FieldRow>
      <GatesFields />
    </>
  ),
  Words: () => (
    <>
      <TextField path="name" label="Name" description="On chips and in menus" max={60} />
      <TextField path="title" label="Title of its page" max={120} />
      <SlugField from="name" prefix="/casino/" />
    </>
  ),
};
