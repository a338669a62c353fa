import type { DeskBucket } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { emptyPart } from "../forms/empty-part.ts";
import { FieldRow } from "../forms/fields/FieldGroup.tsx";
import { SlugField } from "../forms/fields/SlugField.tsx";
import { TextField } from "../forms/fields/TextField.tsx";
import { PartPanel } from "../forms/PartPanel.tsx";

/** What the menu itself is called in each language; a page of its own also needs an address. */
export function MenuTitles({ used, bucket }: { used: UsedDraft; bucket: DeskBucket }) {
  const isPage = used.view.parts["common"]?.working["region"] === undefined;
  return (
    <FieldRow>
      {bucket.languages.map((language) =>
        used.view.parts[language] === undefined ? (
          <Button
            key={language}
            variant="default"
            w="max-content"
            mt={44}
            onClick={() => used.draft.type(language, emptyPart("custom_menu", language))}
          >
            Begin in {languageName(language)}
          </Button>
        ) : (
          <PartPanel key={language} kind="custom_menu" part={language} used={used} bucket={bucket}>
            <TextField path="title" label={`Name in ${languageName(language)}`} max={80} />
            {isPage && <SlugField prefix="/" optional />}
          </PartPanel>
        ),
      )}
    </FieldRow>
  );
}
