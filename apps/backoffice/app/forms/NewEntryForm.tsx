import type { DeskBucket, EntryKind } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Refused } from "../calls.ts";
import { createEntry, deskKey } from "../content/calls.ts";
import { editPathOf } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import type { PageTemplate } from "../content/templates/page-template.ts";
import { checkPart, type FieldErrors, type PartData } from "../drafting/check-part.ts";
import { errorsOfProblem } from "../drafting/errors-of-problem.ts";
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
  // One id for as many presses as it takes: a click that comes twice makes one entry.
  const [id] = useState(() => uuidv7());
  const [common, setCommon] = useState<PartData>(() => beginCommon(kind, template));
  const [words, setWords] = useState<PartData>(() => beginWords(kind, own, template));
  const making = useMutation({
    mutationFn: () =>
      createEntry({
        id,
        bucket: bucket.bucket,
        kind,
        parts: { common: { ...common }, [own]: { ...words } },
        ...(template === undefined ? {} : { template: template.id }),
      }),
    async onSuccess() {
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
            if (isCommon) setCommon(next);
            else setWords(followTitle(words, next, part));
          },
        }}
      >
        {children}
      </PartFormContext>
    );
  };

  return (
    <form className={styles["NewEntry-form"]} onSubmit={submit}>
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
