import { Select, TextInput, VisuallyHidden } from "@mantine/core";
import { entryKinds, pageTypes, type DeskBucket } from "@croupier/contracts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { readAddress } from "../parts/use-question.ts";
import styles from "./EntriesPage.module.css";
import { kindWords, pageTypeWords } from "./kind-words.ts";
import { languageName } from "./language-name.ts";
import type { ListTab } from "./lists.ts";
import { changeSearch, firstOrder, sorts, statuses, type Shown } from "./question.ts";

const statusWords: Record<(typeof statuses)[number], string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  changed: "Published, changed since",
  archived: "Archived",
  deleted: "Deleted",
};

const sortWords: Record<(typeof sorts)[number], string> = {
  title: "Title",
  changedAt: "Last changed",
  kind: "Kind",
};

export function EntryFilters({
  shown,
  tab,
  bucket,
}: {
  shown: Shown;
  tab: ListTab;
  bucket: DeskBucket;
}) {
  const [, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | undefined>) =>
    setSearch(changeSearch(readAddress(), changes), { replace: true });
  const select = (name: string) => (value: string | null) => change({ [name]: value ?? undefined });
  return (
    <search className={styles["Entries-filters"]}>
      <SearchField key={shown.search} value={shown.search} onSearch={select("search")} />
      {tab.kind === undefined && (
        <Select
          aria-label="Kind"
          placeholder="Any kind"
          clearable
          data={entryKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          value={shown.kind ?? null}
          onChange={(kind) => change({ kind: kind ?? undefined, type: undefined })}
        />
      )}
      {tab.kind === undefined && shown.kind === "content_page" && (
        <Select
          aria-label="Type of page"
          placeholder="Any type"
          clearable
          data={pageTypes.map((type) => ({ value: type, label: pageTypeWords[type] }))}
          value={shown.pageType ?? null}
          onChange={select("type")}
        />
      )}
      <Select
        aria-label="Status"
        placeholder="Any status"
        clearable
        data={statuses.map((status) => ({ value: status, label: statusWords[status] }))}
        value={shown.status ?? null}
        onChange={select("status")}
      />
      <Select
        aria-label="Missing language"
        placeholder="Any language"
        clearable
        data={bucket.languages.map((language) => ({
          value: language,
          label: `Not in ${languageName(language)}`,
        }))}
        value={shown.missing ?? null}
        onChange={select("missing")}
      />
      <div className={styles["Entries-sort"]}>
        <Select
          aria-label="Sorted by"
          allowDeselect={false}
          data={sorts.map((sort) => ({ value: sort, label: sortWords[sort] }))}
          value={shown.sort}
          onChange={(chosen) => change({ sort: chosen ?? undefined, order: undefined })}
        />
        <button
          type="button"
          className={styles["Entries-order"]}
          onClick={() => change({ order: shown.order === "asc" ? "desc" : "asc" })}
        >
          <Icon name={shown.order === "asc" ? "up" : "down"} />
          <VisuallyHidden>{orderWords(shown)}</VisuallyHidden>
        </button>
      </div>
    </search>
  );
}

function orderWords({ sort, order }: Shown): string {
  return order === firstOrder(sort) ? "Turn the order around" : "Back to the usual order";
}

/** Searches after a pause, or at once on Enter; the address keeps the last search alone. */
function SearchField({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (search: string | null) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [waiting, setWaiting] = useState<ReturnType<typeof setTimeout>>();
  function type(text: string): void {
    setTyped(text);
    clearTimeout(waiting);
    setWaiting(setTimeout(() => onSearch(text), 400));
  }
  return (
    <TextInput
      type="search"
      aria-label="Search titles and addresses"
      placeholder="Search titles and addresses"
      className={styles["Entries-search"] ?? ""}
      leftSection={<Icon name="search" size={16} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        clearTimeout(waiting);
        onSearch(typed);
      }}
    />
  );
}
