import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import styles from "./PublishPanel.module.css";

/** Asks before visitors see it no longer; the site leads to a fixed page itself, so it asks for its title. */
export function HideFields({
  fixedTitle,
  isBusy,
  onHide,
  onKeep,
}: {
  /** Title of a fixed page; undefined: another page, which a press hides. */
  fixedTitle: string | undefined;
  isBusy: boolean;
  onHide: (typed: string | undefined) => void;
  onKeep: () => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <section aria-label="Unpublish?" className={styles["PublishPanel-later"]}>
      {fixedTitle === undefined ? (
        <p>Visitors stop seeing it at once, in every language. Its versions stay.</p>
      ) : (
        <>
          <p>
            The site itself leads to this page. Visitors find nothing at its address until it is
            published again.
          </p>
          <TitleField title={fixedTitle} typed={typed} onType={setTyped} />
        </>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={onKeep}>
          Keep
        </Button>
        <Button
          color="red"
          variant="light"
          loading={isBusy}
          disabled={fixedTitle !== undefined && !isTitle(typed, fixedTitle)}
          onClick={() => onHide(fixedTitle === undefined ? undefined : typed.trim())}
        >
          Unpublish now
        </Button>
      </Group>
    </section>
  );
}

export function TitleField({
  title,
  typed,
  onType,
}: {
  title: string;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <TextInput
      label="Its title"
      description={`Type “${title}” to unpublish it.`}
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

export const isTitle = (typed: string, title: string): boolean =>
  typed.trim().toLowerCase() === title.trim().toLowerCase();
