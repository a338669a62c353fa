import type { DeskBucket } from "@croupier/contracts";
import { Alert, Button, FileButton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { deskKey } from "../content/calls.ts";
import { useBucket } from "../content/use-bucket.ts";
import { Icon } from "../parts/Icon.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { renamePictures, splitPictures, type SplitFile } from "./split-pictures.ts";
import {
  bringPictures,
  exportBucket,
  importBucket,
  NotABucket,
  readBucketFile,
} from "./transfer-calls.ts";
import styles from "./TransferPage.module.css";

export function TransferPage() {
  const { bucket } = useBucket();
  return (
    <Page title="Import and export" actions={<BucketSwitch />}>
      {bucket === undefined ? (
        <Waiting rows={4} what="the buckets" />
      ) : (
        <div className={styles.Transfer} key={bucket.bucket}>
          <Out bucket={bucket} />
          <In bucket={bucket} />
        </div>
      )}
    </Page>
  );
}

function Out({ bucket }: { bucket: DeskBucket }) {
  const leaving = useMutation({
    mutationFn: () => exportBucket(bucket.bucket),
    onSuccess: (file) => download(file, `${bucket.bucket}-${new Date().toISOString()}.json`),
  });
  return (
    <section className={styles["Transfer-card"]}>
      <h2 className={styles["Transfer-title"]}>Out</h2>
      <p>
        Everything of {bucket.brandName}: what is published, what is newest, redirects, and what is
        said about pictures. Versions in between stay here.
      </p>
      <Trouble error={leaving.error} />
      <Button loading={leaving.isPending} onClick={() => leaving.mutate()}>
        Download {bucket.brandName} as a file
      </Button>
    </section>
  );
}

function In({ bucket }: { bucket: DeskBucket }) {
  const queries = useQueryClient();
  const [split, setSplit] = useState<SplitFile>();
  const [broughtCount, setBroughtCount] = useState(0);
  const trying = useMutation({
    mutationFn: async (chosen: File) => {
      const read = await splitPictures(await readBucketFile(chosen));
      const would = await importBucket({ bucket: bucket.bucket, file: read.light, dryRun: true });
      setSplit(read);
      return { ...would, name: chosen.name };
    },
  });
  const would = trying.data;
  const pictureCount = would?.picturesMissing.length ?? 0;
  const isNews = would !== undefined && (would.versions > 0 || pictureCount > 0);
  const taking = useMutation({
    mutationFn: async () => {
      if (split === undefined) return undefined;
      const { light, pictures } = split;
      const missing = would?.picturesMissing ?? [];
      const into = { bucket: bucket.bucket, missing, pictures, tell: setBroughtCount };
      // Shown to nobody before the file gives them a name: up to here it can still be left alone.
      const kept = await bringPictures(into);
      const file = renamePictures(light, kept);
      return importBucket({ bucket: bucket.bucket, file, dryRun: false });
    },
    onMutate: () => setBroughtCount(0),
    onSuccess: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <section className={styles["Transfer-card"]}>
      <h2 className={styles["Transfer-title"]}>In</h2>
      <p>
        A file of such a kind, from here or from another environment. What it would change in{" "}
        {bucket.brandName} is told first.
      </p>
      <Trouble error={trying.error} />
      {would !== undefined && !taking.isSuccess && (
        <output className={styles["Transfer-would"]}>
          <b>{would.name}</b>
          {would.versions > 0 && (
            <p>
              <Icon name="warning" size={16} />{" "}
              {`${count(would.versions, "new version")} in ${count(would.entries, "entry", "entries")} would be written, and what the file shows would be published at once.`}
            </p>
          )}
          {pictureCount > 0 && (
            <p>
              {`${count(pictureCount, "picture")} would be sent first, one after the other; nobody sees them before all of it is taken in.`}
            </p>
          )}
          {!isNews && <p>Nothing would change: all of it is here already.</p>}
        </output>
      )}
      <Trouble error={taking.error} />
      {taking.data && (
        <output className={styles["Transfer-done"]}>
          {`Taken: ${count(taking.data.versions, "version")} in ${count(taking.data.entries, "entry", "entries")}, ${count(broughtCount, "new picture")}.`}
        </output>
      )}
      <div className={styles["Transfer-acts"]}>
        <FileButton
          accept="application/json"
          onChange={(chosen) => {
            if (chosen === null) return;
            taking.reset();
            setSplit(undefined);
            trying.mutate(chosen);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={trying.isPending}>
              {would === undefined ? "Choose a file" : "Choose another file"}
            </Button>
          )}
        </FileButton>
        {would !== undefined && isNews && !taking.isSuccess && (
          <Button loading={taking.isPending} onClick={() => taking.mutate()}>
            Take it in
          </Button>
        )}
        <output className={styles["Transfer-progress"]}>
          {taking.isPending &&
            broughtCount > 0 &&
            `${broughtCount} of ${count(pictureCount, "picture")} brought`}
        </output>
      </div>
    </section>
  );
}

function Trouble({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {error instanceof NotABucket ? `${error.message}.` : sentenceOf(error)}
    </Alert>
  );
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat("en-GB").format(number)} ${number === 1 ? one : many}`;
}

/** A file that was made here is saved by a link that is pressed for the user. */
function download(content: unknown, name: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
