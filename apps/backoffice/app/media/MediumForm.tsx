import type { DeskBucket, Medium } from "@croupier/contracts";
import { Alert, Autocomplete, Button, FileButton, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { languageName } from "../content/language-name.ts";
import { Moment } from "../parts/Moment.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { FocalPointField } from "./FocalPointField.tsx";
import { changeMedia, mediaKey, replaceMedia } from "./media-calls.ts";
import { pictureTypes } from "./MediaLibrary.tsx";
import styles from "./MediumForm.module.css";
import { MediumUsage } from "./MediumUsage.tsx";
import { spellFolder } from "./name-of-file.ts";

/** Everything that is said about one picture, and the acts on it. */
export function MediumForm({
  medium,
  bucket,
  folders,
  isSaved,
  onSaved,
  onGone,
}: {
  medium: Medium;
  bucket: DeskBucket;
  folders: readonly string[];
  /** Said by whoever shows it: what is kept is drawn anew. */
  isSaved: boolean;
  onSaved: () => void;
  onGone: () => void;
}) {
  const queries = useQueryClient();
  const [name, setName] = useState(medium.name);
  const [folder, setFolder] = useState(medium.folder);
  const [alt, setAlt] = useState<Readonly<Record<string, string>>>(medium.alt);
  const [focalPoint, setFocalPoint] = useState(medium.focalPoint);
  const refresh = () => queries.invalidateQueries({ queryKey: mediaKey });
  const saving = useMutation({
    mutationFn: () =>
      changeMedia({
        id: medium.id,
        name,
        folder: spellFolder(folder),
        alt: { ...alt },
        focalPoint,
      }),
    onSuccess: async () => {
      onSaved();
      await refresh();
    },
  });
  const replacing = useMutation({
    mutationFn: (file: File) => replaceMedia({ id: medium.id, file }),
    onSuccess: refresh,
  });
  const refusal = saving.error ?? replacing.error;

  return (
    <form
      className={styles.MediumForm}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <FocalPointField medium={medium} point={focalPoint} onChange={setFocalPoint} />
      <p className={styles["MediumForm-facts"]}>
        {`${medium.width} × ${medium.height} · ${medium.mime.replace("image/", "")} · `}
        changed <Moment at={medium.writtenAt} /> by {medium.writtenBy}
      </p>
      {refusal && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(refusal)}
        </Alert>
      )}
      <div className={styles["MediumForm-pair"]}>
        <TextInput
          label="Name"
          value={name}
          maxLength={120}
          required
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Autocomplete
          label="Folder"
          data={folders.filter((one) => one !== "")}
          value={folder}
          maxLength={120}
          onChange={setFolder}
          onBlur={() => setFolder(spellFolder(folder))}
        />
      </div>
      {bucket.languages.map((language) => {
        const text = alt[language] ?? "";
        const isDefault = language === bucket.languageDefault;
        return (
          <Textarea
            key={language}
            label={`What it shows, in ${languageName(language)}`}
            lang={language}
            autosize
            minRows={2}
            maxLength={300}
            required={isDefault}
            description={
              text.trim() === "" && !isDefault
                ? `Until it is written, readers of ${languageName(language)} hear it in ${languageName(bucket.languageDefault)}.`
                : undefined
            }
            value={text}
            onChange={({ currentTarget }) => setAlt({ ...alt, [language]: currentTarget.value })}
          />
        );
      })}
      <div className={styles["MediumForm-acts"]}>
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
        <FileButton
          accept={pictureTypes}
          onChange={(file) => {
            if (file !== null) replacing.mutate(file);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={replacing.isPending}>
              Replace the file
            </Button>
          )}
        </FileButton>
        <output>{isSaved && !saving.isPending && "Saved"}</output>
      </div>
      <MediumUsage medium={medium} onGone={onGone} />
    </form>
  );
}
