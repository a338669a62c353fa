import { entryKinds, type EntryKind } from "@croupier/contracts";
import { useSearchParams } from "react-router";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { kindWords } from "../content/kind-words.ts";
import { readShown } from "../content/question.ts";
import { templatesFor } from "../content/templates/every-template.ts";
import type { PageTemplate } from "../content/templates/page-template.ts";
import { useBucket } from "../content/use-bucket.ts";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { NewEntryForm } from "./NewEntryForm.tsx";
import styles from "./NewEntryPage.module.css";

/** What a new entry begins as: a page from a template, or any other kind from nothing. */
export function NewEntryPage() {
  const [search, setSearch] = useSearchParams();
  const { bucket } = useBucket();
  const { kind, pageType } = readShown(search);
  const templates = templatesFor({ kind, pageType });
  const chosen = search.get("begin");
  const template = templates.find(({ id }) => id === chosen);
  const begin = (id: string) => {
    const next = new URLSearchParams(search);
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
      {bucket === undefined ? (
        <Waiting rows={4} what="what there is to begin with" />
      ) : made === undefined ? (
        <Choice templates={templates} withKinds={kind === undefined} onBegin={begin} />
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
  withKinds,
  onBegin,
}: {
  templates: readonly PageTemplate[];
  withKinds: boolean;
  onBegin: (id: string) => void;
}) {
  return (
    <div className={styles.NewEntry}>
      <ul className={styles["NewEntry-templates"]} aria-label="Templates">
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles["NewEntry-template"]}
              onClick={() => onBegin(template.id)}
            >
              <Sketch template={template} />
              <b>{template.name}</b>
              {template.words}
            </button>
          </li>
        ))}
      </ul>
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

/** The blocks of a template as bars, so that one sees its shape before reading. */
function Sketch({ template }: { template: PageTemplate }) {
  return (
    <span className={styles["NewEntry-sketch"]} aria-hidden="true">
      <i data-block="title" />
      {template.blocks.map(({ type, props }) => (
        <i key={props.id} data-block={type} />
      ))}
    </span>
  );
}
