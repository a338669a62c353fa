import type { DeskBucket, Medium } from "@croupier/contracts";
import { Button, FileButton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type DragEvent } from "react";
import { languageName } from "../content/language-name.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { FolderList } from "./FolderList.tsx";
import { media } from "./media-calls.ts";
import styles from "./MediaLibrary.module.css";
import { MediaGrid } from "./MediaGrid.tsx";
import { UploadTray } from "./UploadTray.tsx";
import { useUploads } from "./use-uploads.ts";

export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** The pictures of a bucket, and the three ways in: a button, a drop, a paste. */
export function MediaLibrary({
  bucket,
  chosen,
  onChoose,
  onUploaded,
}: {
  bucket: DeskBucket;
  chosen: string | undefined;
  onChoose: (medium: Medium) => void;
  onUploaded?: (medium: Medium) => void;
}) {
  const [folder, setFolder] = useState<string>();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const query = useQuery(
    media({ bucket: bucket.bucket, folder, ...(search === "" ? {} : { search }) }),
  );
  const uploads = useUploads({
    bucket: bucket.bucket,
    folder: folder ?? "",
    onDone: onUploaded,
  });
  const [isOver, setIsOver] = useState(false);
  usePastedFiles((files) => uploads.add(files));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    uploads.add(event.dataTransfer.files);
  }

  return (
    <div
      className={styles.MediaLibrary}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles["MediaLibrary-tools"]}>
        <TextInput
          className={styles["MediaLibrary-search"] ?? ""}
          type="search"
          aria-label="Search pictures"
          placeholder="Search by name or text"
          leftSection={<Icon name="search" size={16} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FileButton accept={pictureTypes} multiple onChange={(files) => uploads.add(files)}>
          {(props) => (
            <Button {...props} leftSection={<Icon name="plus" size={16} />}>
              Upload
            </Button>
          )}
        </FileButton>
      </div>
      <FolderList folders={query.data?.folders ?? []} chosen={folder} onChoose={setFolder} />
      <UploadTray uploads={uploads} language={languageName(bucket.languageDefault)} />
      <Answer query={query} loading={<Waiting rows={6} what="the pictures" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Notice
              icon="picture"
              tone="quiet"
              title={search === "" ? "No pictures here yet" : "Nothing matches"}
            >
              {search === ""
                ? "Upload some, drop files anywhere on this page, or paste one."
                : "No picture has this in its name or its text."}
            </Notice>
          ) : (
            <>
              <MediaGrid
                items={items}
                chosen={chosen}
                onChoose={onChoose}
                languages={bucket.languages}
              />
              {total > items.length && (
                <p className={styles["MediaLibrary-more"]}>
                  {`The first ${items.length} of ${total}. Search, or open a folder, for the others.`}
                </p>
              )}
            </>
          )
        }
      </Answer>
      <p className={styles["MediaLibrary-drop"]} aria-hidden="true">
        Drop to upload
      </p>
    </div>
  );
}

/** A paste may happen anywhere on the page, as long as it is no paste of text into a field. */
function usePastedFiles(take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (files !== undefined && files.length > 0) take(files);
  });
  // The clipboard speaks to the document.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
