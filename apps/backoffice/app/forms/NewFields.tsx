import type { EntryKind } from "@croupier/contracts";
import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { CategoryField } from "../categories/CategoryField.tsx";
import { EntryField } from "./fields/EntryField.tsx";
import { FieldRow } from "./fields/FieldGroup.tsx";
import { LinkField } from "./fields/LinkField.tsx";
import { PictureField } from "./fields/PictureField.tsx";
import { SlugField } from "./fields/SlugField.tsx";
import { TextField } from "./fields/TextField.tsx";
import { useSettings } from "./part-form.context.ts";

type Props = {
  readonly kind: EntryKind;
  readonly language: string;
  readonly inPart: (part: string, children: ReactNode) => ReactNode;
};

const named = (max: number, prefix: string) => (
  <>
    <TextField path="title" label="Title" max={max} />
    <SlugField prefix={prefix} />
  </>
);

/** What each kind cannot be made without. */
export function NewFields({ kind, language, inPart }: Props) {
  switch (kind) {
    case "content_page":
      return (
        <>
          {inPart(language, named(120, ""))}
          {inPart("common", <SectionOfHelp />)}
        </>
      );
    case "marketing_page":
      return inPart(language, named(120, "/"));
    case "section":
      return inPart(language, named(80, "/help/"));
    case "game_category":
      return inPart(
        language,
        <>
          <TextField path="name" label="Name" description="On chips and in menus" max={60} />
          <TextField path="title" label="Title of its page" max={120} />
          <SlugField from="name" prefix="/casino/" />
        </>,
      );
    case "casino_game_page":
      return (
        <>
          {inPart("common", <GameFacts />)}
          {inPart(language, named(120, "/casino/…/"))}
        </>
      );
    case "custom_menu":
      return inPart(language, <TextField path="title" label="Name" max={80} />);
    case "external_link":
      return (
        <>
          {inPart("common", <LinkField path="url" label="Leads to" />)}
          {inPart(language, <TextField path="text" label="Text" max={80} />)}
        </>
      );
    case "slideshow":
      return inPart(language, <TextField path="label" label="Name" max={80} />);
    case "slide":
      return (
        <>
          {inPart("common", <PictureField path="image" label="Picture" optional={false} />)}
          {inPart(
            language,
            <>
              <TextField path="label" label="Small line above" max={40} />
              <TextField path="title" label="Title" max={90} />
            </>,
          )}
        </>
      );
    case "content_block":
      return <Text>It begins empty, and is written in the page editor.</Text>;
    case "functional":
      return <Text>Fixed pages exist already, and there are no others.</Text>;
  }
}

function SectionOfHelp() {
  if (useSettings()["pageType"] !== "help") return null;
  return <EntryField path="section" label="Help section" kind="section" />;
}

function GameFacts() {
  return (
    <>
      <TextField
        path="gameId"
        label="Game"
        description="The id the game has in the house"
        max={80}
      />
      <FieldRow>
        <CategoryField path="category" label="Category" />
        <CategoryField path="subCategory" label="Sub-category" />
      </FieldRow>
    </>
  );
}
