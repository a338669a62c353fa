import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { buckets, entryQuery } from "../content/calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { EntryDesk } from "./EntryDesk.tsx";

/** One entry: its settings and its languages as forms. */
export function EntryPage() {
  const { entry: id = "" } = useParams();
  const query = useQuery(entryQuery(id));
  const known = useQuery(buckets);
  if (query.data !== undefined && known.data !== undefined) {
    return <Known entry={query.data} all={known.data} />;
  }
  const waiting = <Waiting rows={8} what="the entry" />;
  return (
    <Page title="Content">
      <Answer query={query} loading={waiting}>
        {() => (
          <Answer query={known} loading={waiting}>
            {() => waiting}
          </Answer>
        )}
      </Answer>
    </Page>
  );
}

function Known({ entry, all }: { entry: EditedEntry; all: readonly DeskBucket[] }) {
  const bucket = all.find(({ bucket }) => bucket === entry.bucket);
  if (bucket === undefined) throw new Error(`no brand has the bucket ${entry.bucket}`);
  return <EntryDesk key={entry.id} entry={entry} bucket={bucket} />;
}
