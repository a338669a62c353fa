import type { DeskBucket, EntryKind } from "@croupier/contracts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { Refused } from "../calls.ts";
import { createEntry, deskKey } from "../content/calls.ts";
import { editPathOf } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import type { PageTemplate } from "../content/templates/page-template.ts";
import { checkPart, type FieldErrors, type PartData } from "../drafting/check-part.ts";
import { errorsOfProblem } from "../drafting/errors-of-problem.ts";
import { useNewEntry } from "../drafting/use-new-entry.ts";
import { sentenceOf } from "../sentence-of.ts";
import { followTitle } from "./fields/follow-title.ts";
import { emptyPart } from "./empty-part.ts";
import styles from "./NewEntryPage.module.css";
import { NewFields } from "./NewFields.tsx";
import { PartFormContext } from "./part-form.context.ts";

/** Asks for no more than the entry cannot be made without; the rest is written afterwards. */
export function NewEntryForm({
  bucket,
  kind,
  template,
}: {
  bucket: DeskBucket;
  kind: EntryKind;
  template: PageTemplate | undefined;
}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const own = bucket.languageDefault;
  const draft = useNewEntry(`${bucket.bucket} ${kind} ${template?.id ?? "blank"}`, () => ({
    common: beginCommon(kind, template),
    [own]: beginWords(kind, own, template),
  }));
  const { id } = draft;
  const { common = {}, [own]: words = {} } = draft.parts;
  const making = useMutation({
    mutationFn: () =>
      createEntry({
        id,
        bucket: bucket.bucket,
        kind,
        parts: { common: { ...common }, [own]: { ...words } },
        ...(template === undefined ? {} : { template: template.name }),
      }),
    async onSuccess() {
      draft.forget();
      await queries.invalidateQueries({ queryKey: deskKey });
      await navigate(editPathOf({ id, kind }), { replace: true });
    },
  });
  const fits =
    checkPart(kind, "common", common).size === 0 && checkPart(kind, own, words).size === 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (fits) making.mutate();
  }

  const inPart = (part: string, children: ReactNode) => {
    const isCommon = part === "common";
    const data = isCommon ? common : words;
    return (
      <PartFormContext
        value={{
          kind,
          part,
          bucket,
          data,
          errors: errorsIn({ kind, part, data, error: making.error }),
          settings: common,
          original: undefined,
          onChange(next) {
            making.reset();
            draft.type(part, isCommon ? next : followTitle(words, next, part));
          },
        }}
      >
        {children}
      </PartFormContext>
    );
  };

  return (
    <form className={styles["NewEntry-form"]} onSubmit={submit}>
      {draft.wasRestored && (
        <p className={styles["NewEntry-notice"]}>
          What you typed here last time was in this browser and is here again.
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              making.reset();
              draft.startOver();
            }}
          >
            Start over
          </Button>
        </p>
      )}
      <NewFields kind={kind} inPart={inPart} language={own} />
      {making.isError && (
        <Alert color="red" role="alert">
          {sentenceOf(making.error)}
        </Alert>
      )}
      <Button type="submit" disabled={!fits} loading={making.isPending} w="max-content">
        Make it, in {languageName(own)}
      </Button>
    </form>
  );
}

function beginCommon(kind: EntryKind, template: PageTemplate | undefined): PartData {
  const empty = emptyPart(kind, "common");
  return template?.pageType === undefined ? empty : { ...empty, pageType: template.pageType };
}

function beginWords(
  kind: EntryKind,
  language: string,
  template: PageTemplate | undefined,
): PartData {
  const empty = emptyPart(kind, language);
  return template === undefined ? empty : { ...empty, blocks: template.blocks };
}

function errorsIn({
  kind,
  part,
  data,
  error,
}: {
  kind: EntryKind;
  part: string;
  data: PartData;
  error: Error | null;
}): FieldErrors {
  const own = checkPart(kind, part, data);
  return error instanceof Refused ? new Map([...errorsOfProblem(error.problem), ...own]) : own;
}
