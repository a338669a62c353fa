import type { EditorField } from "@croupier/blocks/editor";
import type { EntryKind, ListedEntry } from "@croupier/contracts";
import { MultiSelect, Select, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { entries } from "../../content/calls.ts";
import { isStrings } from "./is-strings.ts";
import type { FieldProps } from "./field-props.ts";
import { useFieldsPlace } from "./fields.context.ts";
import { LabelledGroup } from "./LabelledGroup.tsx";

const most = 200;

type Labelled<Value> = FieldProps<Value> & { readonly label: string };

function useEntriesOf(kind: EntryKind, pageType?: ListedEntry["pageType"]) {
  const { bucket } = useFieldsPlace();
  const { data } = useQuery(
    entries({ bucket, kind, pageSize: most, ...(pageType ? { pageType } : {}) }),
  );
  return data?.items ?? [];
}

/** One entry of a kind, by its id. */
export function EntryField({
  label,
  kind,
  value,
  onChange,
  path,
  problems,
}: Labelled<string> & { readonly kind: EntryKind }) {
  const found = useEntriesOf(kind);
  return (
    <Select
      label={label}
      searchable
      data={found.map(({ id, title }) => ({ value: id, label: title }))}
      value={value || null}
      error={problems.get(path)}
      nothingFoundMessage="Nothing of that name"
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

/** Several, in the order they are chosen; or all there are, which is stored as null. */
export function EntriesField({
  field: { label, kind, all },
  value,
  onChange,
  path,
  problems,
}: FieldProps & { readonly field: Extract<EditorField, { type: "entries" }> }) {
  // The one block that chooses pages chooses promotions.
  const found = useEntriesOf(kind, kind === "content_page" ? "promotion" : undefined);
  const isAll = value === null || value === undefined;
  return (
    <LabelledGroup label={label} error={problems.get(path)}>
      <Switch
        label={all}
        checked={isAll}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : [])}
      />
      {!isAll && (
        <MultiSelect
          mt={8}
          aria-label={label}
          searchable
          data={found.map(({ id, title }) => ({ value: id, label: title }))}
          value={isStrings(value) ? [...value] : []}
          onChange={onChange}
        />
      )}
    </LabelledGroup>
  );
}

/** Games and their categories are known by their slugs. */
export function CategoryField({ label, value, onChange, path, problems }: Labelled<string>) {
  const found = useEntriesOf("game_category").flatMap(withSlug);
  return (
    <Select
      label={label}
      searchable
      clearable
      data={found}
      value={value || null}
      error={problems.get(path)}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

export function GamesField({ label, value, onChange, path, problems }: Labelled<unknown>) {
  const found = useEntriesOf("casino_game_page").flatMap(withSlug);
  return (
    <MultiSelect
      label={label}
      searchable
      data={found}
      value={isStrings(value) ? [...value] : []}
      error={problems.get(path)}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    />
  );
}

function withSlug({ path, title }: ListedEntry) {
  const slug = path?.split("/").at(-1);
  return slug === undefined || slug === "" ? [] : [{ value: slug, label: title }];
}
