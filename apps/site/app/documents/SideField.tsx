import type { DocumentSide } from "@croupier/contracts/document-words";
import { Alert, Button } from "@croupier/ui";
import { useEffect, useRef, useState } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { FileTrouble } from "./check-file.ts";
import { prepareFile, type PreparedFile } from "./prepare-file.ts";
import styles from "./documents.module.css";

const taken = "image/jpeg,image/png,image/heic,application/pdf";

/** One side of a document: from the camera or from a file, looked at before it is sent. */
export function SideField({
  side,
  file,
  onFile,
}: {
  side: DocumentSide;
  file: PreparedFile | undefined;
  onFile: (file: PreparedFile | undefined) => void;
}) {
  const say = useSay();
  const camera = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<FileTrouble>();
  const [blurred, setBlurred] = useState<PreparedFile>();

  async function look(input: HTMLInputElement): Promise<void> {
    const [wanted] = input.files ?? [];
    input.value = "";
    if (wanted === undefined) return;
    const prepared = await prepareFile(wanted);
    setTrouble(prepared.ok ? undefined : prepared.trouble);
    setBlurred(prepared.ok ? undefined : prepared.file);
    onFile(prepared.ok ? prepared.file : undefined);
  }

  const input = {
    type: "file",
    hidden: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => void look(currentTarget),
  } as const;

  return (
    <fieldset className={styles["Documents-side"]}>
      <legend>{say(`documents.side.${side}`)}</legend>
      {file === undefined && <p className={styles["Documents-soft"]}>{say("documents.corners")}</p>}
      {file?.picture && <Picture picture={file.picture} label={say("documents.picture")} />}
      {file !== undefined && file.picture === null && <p>{say("documents.pdfChosen")}</p>}
      {trouble !== undefined && (
        <Alert
          tone="warn"
          urgent
          title={say(`documents.trouble.${trouble}`)}
          action={
            blurred && (
              <Button
                size="sm"
                onClick={() => {
                  setTrouble(undefined);
                  onFile(blurred);
                }}
              >
                {say("documents.useAnyway")}
              </Button>
            )
          }
        />
      )}
      <div className={styles["Documents-ways"]}>
        <span className={styles["Documents-camera"]}>
          <Button onClick={() => camera.current?.click()}>{say("documents.takePhoto")}</Button>
        </span>
        <Button onClick={() => chosen.current?.click()}>
          {say(file === undefined ? "documents.chooseFile" : "documents.chooseOther")}
        </Button>
      </div>
      <input {...input} ref={camera} accept="image/*" capture="environment" />
      <input {...input} ref={chosen} accept={taken} />
    </fieldset>
  );
}

/** The very canvas that is sent from: no address of the picture exists that could be shared. */
function Picture({ picture, label }: { picture: HTMLCanvasElement; label: string }) {
  const place = useRef<HTMLDivElement>(null);

  // React does not draw the canvas; it was drawn when the photo was opened.
  useEffect(() => {
    place.current?.replaceChildren(picture);
  }, [picture]);

  return (
    <figure className={styles["Documents-picture"]}>
      <div ref={place} />
      <figcaption className={styles["Documents-soft"]}>{label}</figcaption>
    </figure>
  );
}
