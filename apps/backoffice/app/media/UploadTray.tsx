import { Button, Progress, TextInput } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import { Tag } from "../parts/Tag.tsx";
import type { UploadRow, Uploads } from "./use-uploads.ts";
import styles from "./UploadTray.module.css";

/** What is about to be sent: each picture with its name and the words for those who do not see it. */
export function UploadTray({ uploads, language }: { uploads: Uploads; language: string }) {
  const { rows } = uploads;
  if (rows.length === 0) return null;
  const open = rows.filter(({ state }) => state === "described" || state === "refused");
  const undescribed = open.filter(({ alt }) => alt.trim() === "").length;
  const ready = open.length - undescribed;
  const sending = rows.some(({ state }) => state === "sending");
  return (
    <section className={styles.UploadTray} aria-label="Uploads">
      <ul className={styles["UploadTray-rows"]}>
        {rows.map((row) => (
          <Row key={row.key} row={row} uploads={uploads} language={language} />
        ))}
      </ul>
      <footer className={styles["UploadTray-foot"]}>
        <output>
          {undescribed > 0
            ? `${undescribed} still to be described`
            : open.length === 0 && !sending && "All there"}
        </output>
        {open.length === 0 && !sending ? (
          <Button variant="default" onClick={uploads.clearDone}>
            Done
          </Button>
        ) : (
          <Button loading={sending} disabled={ready === 0} onClick={() => void uploads.sendAll()}>
            {ready === 0 ? "Upload" : ready === 1 ? "Upload it" : `Upload ${ready}`}
          </Button>
        )}
      </footer>
    </section>
  );
}

function Row({ row, uploads, language }: { row: UploadRow; uploads: Uploads; language: string }) {
  const { key, url, name, alt, state, progress, refusal } = row;
  return (
    <li className={styles["UploadTray-row"]}>
      <img className={styles["UploadTray-picture"]} src={url} alt="" />
      {state === "described" || state === "refused" ? (
        <div className={styles["UploadTray-words"]}>
          <TextInput
            label="Name"
            value={name}
            onChange={({ currentTarget }) => uploads.describe(key, { name: currentTarget.value })}
          />
          <TextInput
            label={`What it shows, in ${language}`}
            value={alt}
            error={refusal}
            required
            onChange={({ currentTarget }) => uploads.describe(key, { alt: currentTarget.value })}
          />
        </div>
      ) : (
        <div className={styles["UploadTray-words"]}>
          <b>{name}</b>
          {state === "done" ? (
            <Tag tone="good">Uploaded</Tag>
          ) : (
            <Progress value={progress * 100} aria-label={`Uploading ${name}`} />
          )}
        </div>
      )}
      {state !== "sending" && state !== "done" && (
        <button
          type="button"
          className={styles["UploadTray-drop"]}
          aria-label={`Leave ${name} out`}
          onClick={() => uploads.drop(key)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}
