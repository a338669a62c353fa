import { entryKinds, type EntryKind } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { kindWords } from "../content/kind-words.ts";
import { readShown } from "../content/question.ts";
import { templatesFor } from "../content/templates/every-template.ts";
import type { PageTemplate } from "../content/templates/page-template.ts";
import { savedTemplates } from "../content/templates/saved-templates.ts";
import { useBucket } from "../content/use-bucket.ts";
import { Page } from "../parts/Page.tsx";
import { readAddress } from "../parts/use-question.ts";
import { Waiting } from "../parts/Waiting.tsx";
import { NewEntryForm } from "./NewEntryForm.tsx";
import styles from "./NewEntryPage.module.css";
import { TemplateChoice } from "./TemplateChoice.tsx";

/** What a new entry begins as: a page from a template, or any other kind from nothing. */
export function NewEntryPage() {
  const [search, setSearch] = useSearchParams();
  const { bucket } = useBucket();
  const { kind, pageType } = readShown(search);
  const saving = useQuery({
    ...savedTemplates(bucket?.bucket ?? ""),
    enabled: bucket !== undefined,
  });
  const saved = templatesFor({ kind, pageType }, saving.data ?? []);
  const templates = templatesFor({ kind, pageType });
  const chosen = search.get("begin");
  const template = [...templates, ...saved].find(({ id }) => id === chosen);
  const begin = (id: string) => {
    const next = readAddress();
    next.set("begin", id);
    setSearch(next);
  };
  const plainKind = entryKinds.find((one) => one === chosen);
  const made = template?.kind ?? plainKind ?? (templates.length === 0 ? kind : undefined);

  return (
    <Page
      title={made === undefined ? "New" : `New ${nameOf(made, template)}`}
      actions={<BucketSwitch />}
    >
      {bucket === undefined || saving.isPending ? (
        <Waiting rows={4} what="what there is to begin with" />
      ) : made === undefined ? (
        <Choice
          templates={templates}
          saved={saved}
          withKinds={kind === undefined}
          onBegin={begin}
        />
      ) : (
        <NewEntryForm
          key={`${bucket.bucket} ${made} ${template?.id}`}
          bucket={bucket}
          kind={made}
          template={template}
        />
      )}
    </Page>
  );
}

function nameOf(kind: EntryKind, template: PageTemplate | undefined): string {
  return (template?.name ?? kindWords[kind]).toLowerCase();
}

/** Fixed pages exist already; pages come from templates. */
const plainKinds = entryKinds.filter(
  (kind) => kind !== "content_page" && kind !== "marketing_page" && kind !== "functional",
);

function Choice({
  templates,
  saved,
  withKinds,
  onBegin,
}: {
  templates: readonly PageTemplate[];
  saved: readonly PageTemplate[];
  withKinds: boolean;
  onBegin: (id: string) => void;
}) {
  return (
    <div className={styles.NewEntry}>
      <TemplateChoice templates={templates} label="Templates" onBegin={onBegin} />
      {saved.length > 0 && (
        <>
          <h2 className={styles["NewEntry-heading"]}>Saved from pages</h2>
          <TemplateChoice templates={saved} label="Saved from pages" onBegin={onBegin} />
        </>
      )}
      {withKinds && (
        <>
          <h2 className={styles["NewEntry-heading"]}>Or something else</h2>
          <ul className={styles["NewEntry-kinds"]}>
            {plainKinds.map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className={styles["NewEntry-kind"]}
                  onClick={() => onBegin(kind)}
                >
                  {kindWords[kind]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
