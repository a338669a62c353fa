import type { DeskBucket, Redirect } from "@croupier/contracts";
import { Pagination, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { useBucket } from "../content/use-bucket.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { pageSize, redirects } from "./calls.ts";
import { RedirectForm } from "./RedirectForm.tsx";
import { RedirectRow } from "./RedirectRow.tsx";
import styles from "./RedirectsPage.module.css";

export function RedirectsPage() {
  const { bucket } = useBucket();
  return (
    <Page title="Redirects" actions={<BucketSwitch />}>
      {bucket === undefined ? (
        <Waiting rows={6} what="the redirects" />
      ) : (
        <Redirects key={bucket.bucket} bucket={bucket} />
      )}
    </Page>
  );
}

function Redirects({ bucket }: { bucket: DeskBucket }) {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const query = useQuery(redirects({ bucket: bucket.bucket, search, page }));
  return (
    <>
      <RedirectForm bucket={bucket.bucket} />
      <TextInput
        type="search"
        className={styles["Redirects-search"] ?? ""}
        aria-label="Search redirects"
        placeholder="Search either side"
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      <Answer query={query} loading={<Waiting rows={6} what="the redirects" />}>
        {({ items, total }) => (
          <>
            <List bucket={bucket.bucket} items={items} isSearched={search !== ""} />
            {total > pageSize && (
              <Pagination
                m={20}
                total={Math.ceil(total / pageSize)}
                value={page}
                onChange={setPage}
                getControlProps={(control) => ({ "aria-label": `${control} page` })}
              />
            )}
          </>
        )}
      </Answer>
    </>
  );
}

function List({
  bucket,
  items,
  isSearched,
}: {
  bucket: string;
  items: readonly Redirect[];
  isSearched: boolean;
}) {
  if (items.length === 0) {
    return (
      <Notice
        icon={isSearched ? "search" : "redirect"}
        tone="quiet"
        title={isSearched ? "Nothing matches" : "No address leads on"}
      >
        {isSearched
          ? "No redirect has this on either side."
          : "When a page gets another slug, its old address leads there by itself. What is added here comes on top."}
      </Notice>
    );
  }
  return (
    <ul className={styles.Redirects}>
      {items.map((redirect) => (
        <RedirectRow key={redirect.from} bucket={bucket} redirect={redirect} />
      ))}
    </ul>
  );
}
