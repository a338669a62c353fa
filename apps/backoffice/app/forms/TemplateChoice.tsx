import { ActionIcon } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import { deskKey } from "../content/calls.ts";
import type { PageTemplate } from "../content/templates/page-template.ts";
import { removeTemplate } from "../content/templates/saved-templates.ts";
import { Icon } from "../parts/Icon.tsx";
import { SureDialog } from "../parts/SureDialog.tsx";
import { mayPublish } from "../publishing/may.ts";
import styles from "./NewEntryPage.module.css";

/** Templates to begin with: those of the house, and those that editors saved, which can go again. */
export function TemplateChoice({
  templates,
  label,
  onBegin,
}: {
  templates: readonly PageTemplate[];
  label: string;
  onBegin: (id: string) => void;
}) {
  const { data: me } = useQuery(whoAmI);
  const [removing, setRemoving] = useState<PageTemplate>();
  return (
    <>
      <ul className={styles["NewEntry-templates"]} aria-label={label}>
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
            {template.isSaved === true && mayPublish(me) && (
              <ActionIcon
                className={styles["NewEntry-remove"] ?? ""}
                variant="default"
                size="lg"
                aria-label={`Remove the template ${template.name}`}
                onClick={() => setRemoving(template)}
              >
                <Icon name="bin" size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {removing !== undefined && (
        <RemoveDialog template={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

function RemoveDialog({ template, onClose }: { template: PageTemplate; onClose: () => void }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: () => removeTemplate(template.id),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: [...deskKey, "templates"] });
      onClose();
    },
  });
  return (
    <SureDialog
      title={`Remove the template “${template.name}”?`}
      act="Remove"
      error={removing.error}
      isActing={removing.isPending}
      onAct={() => removing.mutate()}
      onClose={onClose}
    >
      <p>It is offered no longer. Pages that were begun with it stay as they are.</p>
    </SureDialog>
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
