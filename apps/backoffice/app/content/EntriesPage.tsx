import type { DeskBucket, ListedEntry } from "@croupier/contracts";
import { Button, Pagination } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { readAddress } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { BucketSwitch } from "./BucketSwitch.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { entries } from "./calls.ts";
import { ChooseAll } from "./ChooseAll.tsx";
import { countOf } from "./count-of.ts";
import styles from "./EntriesPage.module.css";
import { EntryFilters } from "./EntryFilters.tsx";
import { EntryTable, type Chosen } from "./EntryTable.tsx";
import { ListActs } from "./ListActs.tsx";
import type { EntryListDefinition } from "./lists.ts";
import { changeSearch, filterKey, pageSize, questionOf, readShown } from "./question.ts";
import { useBucket } from "./use-bucket.ts";

/** One of the lists of the desk. What it shows stands in the address. */
export function EntriesPage({ list }: { list: EntryListDefinition }) {
  const { bucket } = useBucket();
  return (
    <Page title={list.title} actions={<Actions list={list} />}>
      {bucket === undefined ? (
        <Waiting rows={10} what={list.title} />
      ) : (
        <EntryList key={bucket.bucket} list={list} bucket={bucket} />
      )}
    </Page>
  );
}

function Actions({ list }: { list: EntryListDefinition }) {
  const [search] = useSearchParams();
  const tab = list.tabs[readShown(search).tab] ?? list.tabs[0];
  const fresh = new URLSearchParams();
  const bucket = search.get("bucket");
  if (bucket !== null) fresh.set("bucket", bucket);
  if (tab.kind !== undefined) fresh.set("kind", tab.kind);
  if (tab.pageType !== undefined) fresh.set("type", tab.pageType);
  return (
    <>
      <BucketSwitch />
      <Button
        component={Link}
        to={{ pathname: "/content/new", search: fresh.toString() }}
        leftSection={<Icon name="plus" size={16} />}
      >
        New
      </Button>
    </>
  );
}

function EntryList({ list, bucket }: { list: EntryListDefinition; bucket: DeskBucket }) {
  const [search, setSearch] = useSearchParams();
  const shown = readShown(search);
  const tab = list.tabs[shown.tab] ?? list.tabs[0];
  const question = questionOf(shown, { bucket: bucket.bucket, tab });
  const query = useQuery(entries(question));
  const [chosen, setChosen] = useState<Chosen>(new Map());

  function choose(rows: readonly ListedEntry[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen(next);
  }

  return (
    <ListActs onDone={() => setChosen(new Map())}>
      {list.tabs.length > 1 && (
        <ChipLinks
          label={list.title}
          links={list.tabs.map(({ label }, index) => ({
            label,
            to: { search: index === 0 ? "" : `?tab=${index}` },
            shown: index === shown.tab,
          }))}
        />
      )}
      <EntryFilters shown={shown} tab={tab} bucket={bucket} />
      {chosen.size > 0 && (
        <BulkBar chosen={chosen} onClear={() => setChosen(new Map())}>
          {query.data !== undefined && (
            <ChooseAll
              key={filterKey(question)}
              // Rows that are still those of another question say nothing about this one.
              shown={query.isPlaceholderData ? [] : query.data.items}
              total={query.data.total}
              question={question}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </BulkBar>
      )}
      <Answer query={query} loading={<Waiting rows={10} what={list.title} />}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty list={list} isNarrowed={search.size > (search.has("bucket") ? 1 : 0)} />
          ) : (
            <div className={styles["Entries-rows"]} data-stale={query.isPlaceholderData}>
              <EntryTable items={items} bucket={bucket} chosen={chosen} onChoose={choose} />
              <footer className={styles["Entries-foot"]}>
                <span>{countWords(shown.page, items.length, total)}</span>
                {total > pageSize && (
                  <Pagination
                    total={Math.ceil(total / pageSize)}
                    value={shown.page}
                    onChange={(page) => {
                      setSearch(changeSearch(readAddress(), { page: String(page) }));
                      window.scrollTo({ top: 0 });
                    }}
                    getControlProps={(control) => ({ "aria-label": `${control} page` })}
                    getItemProps={(page) => ({ "aria-label": `Page ${page}` })}
                  />
                )}
              </footer>
            </div>
          )
        }
      </Answer>
    </ListActs>
  );
}

function countWords(page: number, shownCount: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  return `${countOf(first)} to ${countOf(first + shownCount - 1)} of ${countOf(total)}`;
}

function Empty({ list, isNarrowed }: { list: EntryListDefinition; isNarrowed: boolean }) {
  const [, setSearch] = useSearchParams();
  if (!isNarrowed) {
    return (
      <Notice icon="page" tone="quiet" title={`No ${list.noun} yet`}>
        New makes the first one, from a template or from nothing.
      </Notice>
    );
  }
  return (
    <Notice
      icon="search"
      tone="quiet"
      title="Nothing matches"
      action={{ label: "Clear the filters", onClick: () => setSearch({}) }}
    >
      No {list.noun} fits all of these filters at once.
    </Notice>
  );
}
