import { Autocomplete } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { entries } from "../../content/calls.ts";
import { useField, usePartForm } from "../part-form.context.ts";
import styles from "./Field.module.css";
import type { FieldProps } from "./TextField.tsx";

/** An address that is typed, or that of a page found by its title. */
export function LinkField({
  path,
  label,
  description,
  optional = false,
}: FieldProps & { optional?: boolean }) {
  const { bucket } = usePartForm();
  const { value, set, error, onBlur } = useField(path);
  return (
    <LinkInput
      bucket={bucket.bucket}
      label={optional ? `${label} (optional)` : label}
      description={description ?? "A page's title or address, or https:, mailto: or tel:"}
      error={error}
      onBlur={onBlur}
      value={typeof value === "string" ? value : ""}
      onChange={(typed) => set(typed === "" && optional ? undefined : typed)}
    />
  );
}

export function LinkInput({
  bucket,
  label,
  description,
  error,
  value,
  onChange,
  onBlur,
}: {
  bucket: string;
  label: string;
  description?: string;
  error?: string | undefined;
  value: string;
  onChange: (link: string) => void;
  onBlur?: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [searched] = useDebouncedValue(value.replace(/^\//, ""), 250);
  const { data } = useQuery({
    ...entries({ bucket, search: searched, sort: "title", pageSize: 20 }),
    enabled: isOpen,
  });
  const pages = new Map(
    (data?.items ?? []).flatMap(({ path, title }) => (path === null ? [] : [[path, title]])),
  );
  return (
    <Autocomplete
      label={label}
      description={description}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      spellCheck={false}
      autoCapitalize="none"
      value={value}
      onChange={onChange}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      {...(onBlur === undefined ? {} : { onBlur })}
      data={[...pages.keys()]}
      filter={({ options }) => options}
      maxDropdownHeight={280}
      renderOption={({ option }) => (
        <span className={styles["Field-option"]}>
          {pages.get(option.value)}
          <small>{option.value}</small>
        </span>
      )}
    />
  );
}
