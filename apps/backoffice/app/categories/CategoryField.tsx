import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useField, usePartForm } from "../forms/part-form.context.ts";
import { categoriesIn } from "./calls.ts";

/** A category by its name; stored by the slug that stands in the address of its games. */
export function CategoryField({ path, label }: { path: string; label: string }) {
  const { bucket } = usePartForm();
  const { value, set, error, onBlur } = useField(path);
  const { data = [] } = useQuery(categoriesIn(bucket.bucket));
  const slug = typeof value === "string" ? value : null;
  const isUnknown = slug !== null && slug !== "" && !data.some((one) => one.slug === slug);
  const known = data.map((one) => ({ value: one.slug, label: one.title }));
  return (
    <Select
      label={label}
      description={isUnknown ? `No category has the address ${slug}` : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      onBlur={onBlur}
      searchable
      allowDeselect={false}
      data={isUnknown ? [...known, { value: slug, label: slug }] : known}
      value={slug}
      onChange={(chosen) => set(chosen ?? undefined)}
    />
  );
}
