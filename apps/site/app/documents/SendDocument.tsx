import type { OwnDocument } from "@croupier/contracts";
import {
  documentKinds,
  type DocumentSide,
  type DocumentType,
} from "@croupier/contracts/document-words";
import { Alert, Button, Select } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { explainFailure } from "../calls/explain-problem.ts";
import { useSay, type MessageKey } from "../language/Messages.context.tsx";
import { explainDocumentProblem } from "./document-problem.ts";
import styles from "./documents.module.css";
import type { PreparedFile } from "./prepare-file.ts";
import { NotTaken, sendFile } from "./send-file.ts";
import { SideField } from "./SideField.tsx";

type Files = { readonly [Side in DocumentSide]?: PreparedFile | undefined };

/** What it is, its sides, and sending them. */
export function SendDocument({
  session,
  documentType,
  document,
  onSent,
}: {
  session: string;
  documentType: DocumentType;
  document: OwnDocument;
  onSent: () => Promise<unknown>;
}) {
  const say = useSay();
  const kinds: Readonly<Record<string, readonly DocumentSide[]>> = documentKinds[documentType];
  const [kind, setKind] = useState(Object.keys(kinds)[0] ?? "");
  const [files, setFiles] = useState<Files>({});
  const [share, setShare] = useState<number>();
  const [wrong, setWrong] = useState<MessageKey>();
  const sides = kinds[kind] ?? [];
  const missing = sides.filter((side) => files[side] === undefined);
  const reason = document.reason ?? "other";

  async function send(): Promise<void> {
    setWrong(undefined);
    setShare(0);
    try {
      for (const [place, side] of sides.entries()) {
        const bytes = files[side]?.bytes;
        if (bytes === undefined) return;
        const onProgress = (part: number) => setShare((place + part) / sides.length);
        await sendFile({ session, documentType, kind, side, bytes, onProgress });
      }
      await onSent();
    } catch (failure) {
      // What was sent may have changed how the document stands.
      if (failure instanceof NotTaken) void onSent();
      setWrong(
        failure instanceof NotTaken
          ? explainDocumentProblem(failure.problem)
          : explainFailure(failure),
      );
    } finally {
      setShare(undefined);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (share === undefined && missing.length === 0) void send();
  }

  return (
    <form method="post" noValidate className={styles["Documents-step"]} onSubmit={submit}>
      {document.status === "INVALID" && (
        <Alert tone="warn" title={say(`documents.reason.${reason}`)}>
          {document.note && <span className={styles["Documents-note"]}>{document.note}</span>}
        </Alert>
      )}
      <p className={styles["Documents-soft"]}>{say(`documents.why.${documentType}`)}</p>
      <Select
        label={say("documents.kind")}
        value={kind}
        options={Object.keys(kinds).map((value) => ({
          value,
          label: say(`documents.kind.${value}` as MessageKey),
        }))}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value);
          setFiles({});
        }}
      />
      {sides.map((side) => (
        <SideField
          key={`${kind} ${side}`}
          side={side}
          file={files[side]}
          onFile={(file) => setFiles((before) => ({ ...before, [side]: file }))}
        />
      ))}
      {wrong !== undefined && <Alert tone="bad" urgent title={say(wrong)} />}
      {share !== undefined && (
        <progress
          className={styles["Documents-progress"]}
          max={1}
          value={share}
          aria-label={say("documents.sending")}
        />
      )}
      <div className={styles["Documents-ways"]}>
        <Button
          type="submit"
          look="action"
          size="lg"
          busy={share !== undefined}
          disabledReason={missing.length > 0 ? say("documents.sideMissing") : undefined}
        >
          {say("documents.send")}
        </Button>
      </div>
      <p className={styles["Documents-soft"]}>{say("documents.kept")}</p>
    </form>
  );
}
