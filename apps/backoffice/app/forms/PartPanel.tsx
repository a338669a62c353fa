import type { DeskBucket, EntryKind } from "@croupier/contracts";
import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { languageName } from "../content/language-name.ts";
import type { FieldErrors } from "../drafting/check-part.ts";
import { ConflictView } from "../drafting/ConflictView.tsx";
import type { OpenedPart } from "../drafting/entry-draft.ts";
import { errorsOfProblem } from "../drafting/errors-of-problem.ts";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import styles from "./EntryDesk.module.css";
import { emptyPart } from "./empty-part.ts";
import { nameOfField } from "./name-of-field.ts";
import { PartFormContext } from "./part-form.context.ts";

/** One part of an entry as a form, or the offer to begin it. */
export function PartPanel({
  kind,
  part,
  used: { draft, view },
  bucket,
  children,
}: {
  kind: EntryKind;
  part: string;
  used: UsedDraft;
  bucket: DeskBucket;
  children: ReactNode;
}) {
  const opened = view.parts[part];
  const own = bucket.languageDefault;
  const original = part === own || part === "common" ? undefined : view.parts[own]?.working;
  if (opened === undefined) {
    return (
      <div className={styles["EntryDesk-missing"]}>
        <p>
          Not written in {languageName(part)} yet. Visitors see the {languageName(own)} instead.
        </p>
        <Group gap="sm">
          {original !== undefined && (
            <Button onClick={() => draft.type(part, original)}>
              Begin with the {languageName(own)}
            </Button>
          )}
          <Button variant="default" onClick={() => draft.type(part, emptyPart(kind, part))}>
            Begin empty
          </Button>
        </Group>
      </div>
    );
  }
  const { state } = opened;
  const errors = allErrors(opened);
  return (
    <PartFormContext
      value={{
        kind,
        part,
        bucket,
        data: opened.working,
        errors,
        settings: view.parts["common"]?.working ?? {},
        original,
        onChange: (data) => draft.type(part, data),
      }}
    >
      <div className={styles["EntryDesk-fields"]}>
        {state.is === "conflict" && (
          <ConflictView
            part={opened}
            theirs={state.theirs}
            nameOf={nameOfField}
            onSettle={(data) => draft.settle(part, data)}
          />
        )}
        {state.is === "refused" && (
          <p className={styles["EntryDesk-notice"]} data-tone="bad" role="alert">
            Not saved: {state.problem.title}.
          </p>
        )}
        {children}
      </div>
    </PartFormContext>
  );
}

/** What this browser sees, and what only the server could know. */
function allErrors({ errors, state }: OpenedPart): FieldErrors {
  if (state.is !== "refused") return errors;
  return new Map([...errorsOfProblem(state.problem), ...errors]);
}
