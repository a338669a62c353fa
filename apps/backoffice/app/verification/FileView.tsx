import type { ReviewedDocument } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Moment } from "../parts/Moment.tsx";
import { kindInWords } from "./document-labels.ts";
import styles from "./Verification.module.css";

type ReviewedFile = ReviewedDocument["files"][number];

const sizes = [1, 2, 4] as const;

/** What was sent, as we drew it, to be enlarged; a PDF is only ever taken along as a file. */
export function FileView({ file }: { file: ReviewedFile }) {
  const [step, setStep] = useState(0);
  const times = sizes[step] ?? 1;
  const name = `${kindInWords(file.kind)}, ${file.side.toLowerCase()}`;
  return (
    <figure className={styles["Verification-file"]}>
      <figcaption className={styles["Verification-fileHead"]}>
        <b>{name}</b>
        <span className={styles["Verification-facts"]}>
          {(file.byteCount / 1_024).toFixed(0)} kB,{" "}
          {file.scan === "clean" ? "no virus found" : "not scanned for viruses"}
        </span>
        <span className={styles["Verification-tags"]}>
          {file.previewUrl !== null && (
            <>
              <Button
                size="compact-sm"
                variant="default"
                disabled={step === 0}
                onClick={() => setStep(step - 1)}
              >
                Smaller
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={step === sizes.length - 1}
                onClick={() => setStep(step + 1)}
              >
                Larger
              </Button>
            </>
          )}
          {file.fileUrl !== null && (
            <Button size="compact-sm" variant="default" component="a" href={file.fileUrl} download>
              Download
            </Button>
          )}
        </span>
      </figcaption>
      {file.previewUrl === null ? (
        <p className={styles["Verification-facts"]}>
          {file.erasedAt === null ? (
            "A PDF is never shown in here."
          ) : (
            <>
              Erased when the law let go of it, <Moment at={file.erasedAt} />.
            </>
          )}
        </p>
      ) : (
        // Enlarged it is moved about in its frame, also with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
        <section className={styles["Verification-frame"]} tabIndex={0} aria-label={name}>
          <img src={file.previewUrl} alt={name} style={{ inlineSize: `${times * 100}%` }} />
        </section>
      )}
    </figure>
  );
}
