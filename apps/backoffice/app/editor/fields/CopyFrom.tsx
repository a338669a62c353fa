import { Button } from "@mantine/core";
import { languageName } from "../../content/language-name.ts";
import type { EntryDraftView } from "../../drafting/entry-draft.ts";
import { pageOf } from "../blocks/page-words.ts";
import { usePage } from "../tree/use-page.ts";
import styles from "./CopyFrom.module.css";

/** The blocks of another language in place of these, to be translated. Undo brings back what was. */
export function CopyFrom({
  parts,
  language,
}: {
  readonly parts: EntryDraftView["parts"];
  readonly language: string;
}) {
  const dispatch = usePage((page) => page.dispatch);
  const others = Object.entries(parts).filter(([part]) => part !== "common" && part !== language);
  if (others.length === 0) return null;
  return (
    <section className={styles.CopyFrom} aria-label="Copy from another language">
      <p className={styles["CopyFrom-words"]}>
        Begin this language anew with the blocks of another. Undo brings back what was.
      </p>
      {others.map(([other, { working }]) => (
        <Button
          key={other}
          size="xs"
          variant="default"
          onClick={() => dispatch({ type: "setData", data: { content: pageOf(working).content } })}
        >
          Copy the {languageName(other)} blocks
        </Button>
      ))}
    </section>
  );
}
