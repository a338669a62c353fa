import { templateKinds, pageTypes, type EditedEntry } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { ActionIcon, Alert, Button, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { deskKey } from "../content/calls.ts";
import { saveTemplate } from "../content/templates/saved-templates.ts";
import type { PartData } from "../drafting/check-part.ts";
import { Icon } from "../parts/Icon.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { blocksIn } from "./blocks/page-words.ts";

type Props = {
  readonly entry: EditedEntry;
  /** What concerns every language, and the words of the one that is open. */
  readonly common: PartData;
  readonly words: PartData;
};

/** The page as it stands, kept for others to begin with; only of what is made again and again. */
export function SaveTemplate(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const kind = templateKinds.find((one) => one === props.entry.kind);
  if (kind === undefined) return null;
  return (
    <>
      <ActionIcon
        variant="transparent"
        color="gray"
        size="lg"
        aria-label="Save as a template"
        title="Save as a template"
        onClick={() => setOpen(true)}
      >
        <Icon name="copy" />
      </ActionIcon>
      {isOpen && <Dialog {...props} kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

type Kind = (typeof templateKinds)[number];

function Dialog({
  entry,
  common,
  words,
  kind,
  onClose,
}: Props & { readonly kind: Kind; readonly onClose: () => void }) {
  const queries = useQueryClient();
  // One id for as many presses as it takes: a click that comes twice saves one template.
  const [id] = useState(() => uuidv7());
  const blocks = blocksIn(words);
  const saving = useMutation({
    mutationFn: (said: Said) =>
      saveTemplate({
        id,
        bucket: entry.bucket,
        kind,
        pageType: typeOf(kind, common),
        ...said,
        blocks: [...blocks],
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...deskKey, "templates"] }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={saving.isSuccess ? "Saved as a template" : "Save as a template"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {saving.isSuccess ? (
        <>
          <p>
            “{saving.variables.name}” is offered now where <Link to="/content/new">a new page</Link>{" "}
            is made. This page and the template go on by themselves.
          </p>
          <Group justify="flex-end">
            <Button onClick={onClose}>Close</Button>
          </Group>
        </>
      ) : (
        <TemplateForm blockCount={blocks.length} saving={saving} onCancel={onClose} />
      )}
    </Modal>
  );
}

/** A content page is of a type; a landing page of none. */
function typeOf(kind: Kind, common: PartData) {
  if (kind !== "content_page") return null;
  return pageTypes.find((type) => type === common["pageType"]) ?? "generic";
}

type Said = { readonly name: string; readonly description: string };

function TemplateForm({
  blockCount,
  saving,
  onCancel,
}: {
  readonly blockCount: number;
  readonly saving: {
    readonly error: Error | null;
    readonly isPending: boolean;
    mutate(said: Said): void;
  };
  readonly onCancel: () => void;
}) {
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A dialog stands inside the desk for React, though not on the screen.
    event.stopPropagation();
    saving.mutate({ name: name.trim(), description: description.trim() });
  }

  return (
    <form onSubmit={submit}>
      <p>
        {blockCount === 1 ? "Its block is" : `Its ${blockCount} blocks are`} kept as they stand now,
        without title and address.
      </p>
      <TextInput
        label="Name"
        required
        maxLength={60}
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label="What it is for"
        description="One sentence, for whoever chooses among the templates"
        mt="sm"
        maxLength={200}
        autosize
        minRows={2}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {saving.error !== null && (
        <Alert color="red" mt="sm" role="alert">
          {sentenceOf(saving.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={name.trim() === ""} loading={saving.isPending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
