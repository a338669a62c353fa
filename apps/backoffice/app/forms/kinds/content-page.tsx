import type { PageType } from "@croupier/contracts";
import { pageTypeWords } from "../../content/kind-words.ts";
import { ChoiceField } from "../fields/ChoiceField.tsx";
import { DateField } from "../fields/DateField.tsx";
import { EntryField } from "../fields/EntryField.tsx";
import { FieldRow } from "../fields/FieldGroup.tsx";
import { GatesFields } from "../fields/GatesFields.tsx";
import { NumberField } from "../fields/NumberField.tsx";
import { PictureField } from "../fields/PictureField.tsx";
import { SwitchField } from "../fields/SwitchField.tsx";
import { useSettings, usePartForm } from "../part-form.context.ts";
import type { KindForm } from "./kind-form.ts";
import { PageWords } from "./PageWords.tsx";

const prefixes: Record<PageType, string> = {
  article: "/articles/",
  promotion: "/promotions/",
  generic: "/pages/",
  help: "/help/…/",
};

function Settings() {
  const { data } = usePartForm();
  return (
    <>
      <FieldRow>
        <ChoiceField path="pageType" label="Type of page" choices={pageTypeWords} />
        <DateField
          path="publishedOn"
          label="Date on the page (optional)"
          description="Articles and promotions are listed by it"
        />
      </FieldRow>
      {data["pageType"] === "help" && (
        <EntryField
          path="section"
          label="Help section"
          description="Without one the answer has no address"
          kind="section"
        />
      )}
      {data["pageType"] === "promotion" && (
        <FieldRow>
          <SwitchField
            path="runs"
            label="Runs"
            description="Without it the promotion stands under Coming and is offered nowhere"
          />
          <DateField
            path="startsOn"
            label="First day (optional)"
            description="Until then it does not run, and its card says so"
          />
        </FieldRow>
      )}
      <PictureField path="cover" label="Cover" description="On cards, and where it is shared" />
      <NumberField
        path="position"
        label="Position in lists"
        description="Smaller numbers come first"
        usual={0}
      />
      <GatesFields redirects />
    </>
  );
}

function Words() {
  const pageType = useSettings()["pageType"];
  const prefix = prefixes[(pageType as PageType | undefined) ?? "generic"];
  return <PageWords prefix={prefix} keywords={pageType === "help"} />;
}

export const contentPage: KindForm = { Settings, Words };
