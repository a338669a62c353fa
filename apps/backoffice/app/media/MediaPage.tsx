import type { DeskBucket } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { useBucket } from "../content/use-bucket.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { readAddress } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { media, medium } from "./media-calls.ts";
import { MediaLibrary } from "./MediaLibrary.tsx";
import styles from "./MediaPage.module.css";
import { MediumForm } from "./MediumForm.tsx";

/** The library and what is said about one picture: beside each other on a desk, in turn on a phone. */
export function MediaPage() {
  const { bucket } = useBucket();
  return (
    <Page title="Media" actions={<BucketSwitch />}>
      {bucket === undefined ? (
        <Waiting rows={8} what="the library" />
      ) : (
        <Library key={bucket.bucket} bucket={bucket} />
      )}
    </Page>
  );
}

function Library({ bucket }: { bucket: DeskBucket }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get("picture") ?? undefined;

  function choose(id: string | undefined): void {
    const next = readAddress();
    if (id === undefined) next.delete("picture");
    else next.set("picture", id);
    setSearch(next);
  }

  return (
    <div className={styles.MediaPage} data-reading={chosen !== undefined}>
      <section className={styles["MediaPage-list"]} aria-label="Library">
        <MediaLibrary bucket={bucket} chosen={chosen} onChoose={({ id }) => choose(id)} />
      </section>
      <section className={styles["MediaPage-one"]} aria-label="Picture">
        {chosen === undefined ? (
          <Notice icon="picture" tone="quiet" title="Choose a picture">
            Its words, what stays in sight when it is cut, and where it is shown open here.
          </Notice>
        ) : (
          <>
            <button
              type="button"
              className={styles["MediaPage-back"]}
              onClick={() => choose(undefined)}
            >
              <Icon name="back" />
              Library
            </button>
            <One key={chosen} id={chosen} bucket={bucket} onGone={() => choose(undefined)} />
          </>
        )}
      </section>
    </div>
  );
}

function One({ id, bucket, onGone }: { id: string; bucket: DeskBucket; onGone: () => void }) {
  const query = useQuery(medium(id));
  const [isSaved, setSaved] = useState(false);
  const { data } = useQuery(media({ bucket: bucket.bucket }));
  const folders = (data?.folders ?? []).map(({ folder }) => folder);
  return (
    <Answer query={query} loading={<Waiting rows={5} what="the picture" />}>
      {(found) => (
        <MediumForm
          key={`${found.id} ${found.writtenAt}`}
          medium={found}
          bucket={bucket}
          folders={folders}
          isSaved={isSaved}
          onSaved={() => setSaved(true)}
          onGone={onGone}
        />
      )}
    </Answer>
  );
}
