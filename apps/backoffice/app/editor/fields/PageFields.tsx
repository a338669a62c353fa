import { entryData, type EntryKind } from "@croupier/contracts";
import { Switch, Textarea, TextInput } from "@mantine/core";
import { readAt, writeAt } from "../../drafting/at-path.ts";
import type { FieldErrors, PartData } from "../../drafting/check-part.ts";
import styles from "./BlockFields.module.css";

type Props = {
  readonly kind: EntryKind;
  readonly words: PartData;
  readonly errors: FieldErrors;
  readonly onChange: (words: PartData) => void;
};

type Field = {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly long?: true;
};

const fields: readonly Field[] = [
  { path: "title", label: "Title" },
  { path: "slug", label: "Address", description: "Small letters, digits and dashes" },
  { path: "description", label: "Description", description: "In lists of pages", long: true },
  { path: "seo.title", label: "Title in search", description: "The page's own where it is empty" },
  { path: "seo.description", label: "Description in search", long: true },
];

/** What belongs to the page as a whole, in the language that is being written. */
export function PageFields({ kind, words, errors, onChange }: Props) {
  const known = entryData[kind].language.shape;
  const set = (path: string, value: unknown) => onChange(writeAt(words, path, value));
  return (
    <div className={styles.BlockFields}>
      {fields
        // A page whose address is fixed has none to write, and blocks without a page have no title.
        .filter(({ path }) => (path.split(".")[0] ?? "") in known)
        .map(({ path, label, long, ...field }) => {
          const value = readAt(words, path);
          const props = {
            ...field,
            label,
            value: typeof value === "string" ? value : "",
            error: errors.get(path),
            onChange: (typed: string) =>
              set(path, typed === "" && path !== "title" ? undefined : typed),
          };
          return long ? (
            <Textarea
              key={path}
              {...props}
              autosize
              minRows={2}
              onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
            />
          ) : (
            <TextInput
              key={path}
              {...props}
              onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
            />
          );
        })}
      {"seo" in known && (
        <Switch
          label="Keep it out of search engines"
          checked={readAt(words, "seo.hidden") === true}
          onChange={({ currentTarget }) => set("seo.hidden", currentTarget.checked || undefined)}
        />
      )}
    </div>
  );
}
