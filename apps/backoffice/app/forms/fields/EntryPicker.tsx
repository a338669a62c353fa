import type { EntryKind, ListedEntry, PageType } from "@croupier/contracts";
import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { entries } from "../../content/calls.ts";
import styles from "./Field.module.css";

/** Finds an entry of one kind by its title, however many there are. */
export function EntryPicker({
  bucket,
  kind,
  pageType,
  label,
  placeholder,
  taken = [],
  onPick,
}: {
  bucket: string;
  kind: EntryKind;
  pageType?: PageType;
  label: string;
  placeholder: string;
  /** Those that cannot be picked again. */
  taken?: readonly string[];
  onPick: (entry: ListedEntry) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, 200);
  const { data } = useQuery({
    ...entries({
      bucket,
      kind,
      sort: "title",
      pageSize: 50,
      ...(pageType === undefined ? {} : { pageType }),
      ...(search.trim() === "" ? {} : { search: search.trim() }),
    }),
    enabled: isOpen,
  });
  const found = (data?.items ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Select
      aria-label={label}
      placeholder={placeholder}
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      filter={({ options }) => options}
      nothingFoundMessage="None found"
      maxDropdownHeight={280}
      data={found.map(({ id, title }) => ({ value: id, label: title }))}
      renderOption={({ option }) => (
        <span className={styles["Field-option"]}>
          {option.label}
          <small>{found.find(({ id }) => id === option.value)?.path}</small>
        </span>
      )}
      onChange={(chosen) => {
        const entry = found.find(({ id }) => id === chosen);
        if (entry === undefined) return;
        onPick(entry);
        setTyped("");
      }}
    />
  );
}
