import { FieldGroup } from "../fields/FieldGroup.tsx";
import { SlugField } from "../fields/SlugField.tsx";
import { SwitchField } from "../fields/SwitchField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { WordsField } from "../fields/WordsField.tsx";

/** The words around a page. Its blocks are written in the page editor. */
export function PageWords({ prefix, keywords = false }: { prefix?: string; keywords?: boolean }) {
  return (
    <>
      <TextField path="title" label="Title" max={120} />
      {prefix !== undefined && <SlugField prefix={prefix} />}
      <TextField
        path="description"
        label="Description"
        description="One or two sentences for cards, search and those who share it"
        max={300}
        lines={2}
        optional
      />
      {keywords && (
        <WordsField
          path="keywords"
          label="Other words for it"
          description="What visitors may type into the help search"
          max={30}
        />
      )}
      <FieldGroup title="Search engines" words="Left open, title and description stand there too.">
        <TextField path="seo.title" label="Title in search results" max={70} optional />
        <TextField
          path="seo.description"
          label="Description in search results"
          max={200}
          lines={2}
          optional
        />
        <SwitchField path="seo.hidden" label="Keep it out of search engines" />
      </FieldGroup>
    </>
  );
}
