import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { entries } from "../../content/calls.ts";
import type { FieldProps } from "./field-props.ts";
import { useFieldsPlace } from "./fields.context.ts";

const found = 12;

/** An address: a page of this site, found by its name or its path, or any other that is typed. */
export function LinkField({
  label,
  value = "",
  onChange,
  path,
  problems,
}: FieldProps<string> & { readonly label: string }) {
  const { bucket } = useFieldsPlace();
  const [search] = useDebouncedValue(value.replace(/^\/(.*\/)?/, ""), 250);
  const { data } = useQuery(entries({ bucket, search, pageSize: found }));
  const pages = (data?.items ?? []).flatMap(({ path, title }) =>
    path === null ? [] : [{ path, title }],
  );
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  return (
    <Autocomplete
      label={label}
      placeholder="/help or https://"
      value={value}
      data={[...titles.keys()]}
      // What was found is already what fits.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {titles.get(option.value)} <small>{option.value}</small>
        </span>
      )}
      error={problems.get(path)}
      onChange={(next) => onChange(next === "" ? undefined : next)}
    />
  );
}
