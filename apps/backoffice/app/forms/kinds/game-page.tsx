import { MultiSelect } from "@mantine/core";
import { ChoiceField } from "../fields/ChoiceField.tsx";
import { CategoryField } from "../../categories/CategoryField.tsx";
import { FieldGroup, FieldRow } from "../fields/FieldGroup.tsx";
import { GatesFields } from "../fields/GatesFields.tsx";
import { PictureField } from "../fields/PictureField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { useField, useSettings } from "../part-form.context.ts";
import type { KindForm } from "./kind-form.ts";
import { PageWords } from "./PageWords.tsx";

function Settings() {
  return (
    <>
      <TextField
        path="gameId"
        label="Game"
        description="The id the game has in the house; without the game its page is not playable"
        max={80}
      />
      <FieldRow>
        <CategoryField path="category" label="Category" />
        <CategoryField path="subCategory" label="Sub-category" />
      </FieldRow>
      <FieldGroup title="Card">
        <FieldRow>
          <PictureField path="cardVerticalImage" label="Tall picture" description="3 to 4" />
          <PictureField path="cardImage" label="Wide picture" description="16 to 9" />
        </FieldRow>
        <ChoiceField
          path="lettering"
          label="Title in the tall picture (optional)"
          description="Where the picture bears the title; without it the card writes the name"
          none="The picture bears none"
          choices={{ top: "At the top", bottom: "At the foot" }}
        />
        <FieldRow>
          <ChoiceField
            path="media"
            label="Shape of the card"
            usual="tall"
            choices={{ tall: "Tall", other: "Wide" }}
          />
          <TextField
            path="badge"
            label="Badge"
            description="A word such as New"
            max={40}
            optional
          />
        </FieldRow>
        <AudiencesField />
      </FieldGroup>
      <GatesFields redirects />
    </>
  );
}

function AudiencesField() {
  const { value, set, error } = useField("audiences");
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return (
    <MultiSelect
      label="The card is for"
      description="Left open: everybody"
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      value={chosen}
      data={[
        { value: "loggedIn", label: "Signed in" },
        { value: "loggedOut", label: "Signed out" },
      ]}
      onChange={set}
    />
  );
}

function Words() {
  const { category, subCategory } = useSettings();
  const named = (slug: unknown) => (typeof slug === "string" && slug !== "" ? slug : "…");
  return <PageWords prefix={`/casino/${named(category)}/${named(subCategory)}/`} />;
}

export const gamePage: KindForm = { Settings, Words };
