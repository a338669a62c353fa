import type { LinkingEntry, Medium } from "@croupier/contracts";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { kindWords } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import { sentenceOf } from "../sentence-of.ts";
import { mediaKey, mediaUsage, removeMedia } from "./media-calls.ts";
import styles from "./MediumUsage.module.css";

/** Where a picture is shown. As long as it is anywhere, it cannot go. */
export function MediumUsage({ medium, onGone }: { medium: Medium; onGone: () => void }) {
  const queries = useQueryClient();
  const { data: usage } = useQuery(mediaUsage(medium.id));
  const [isSure, setIsSure] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeMedia(medium.id),
    onSuccess: async () => {
      onGone();
      await queries.invalidateQueries({ queryKey: mediaKey });
    },
    // Somebody may have used it since the list was read.
    onError: () => queries.invalidateQueries({ queryKey: mediaUsage(medium.id).queryKey }),
  });
  if (usage === undefined) return null;
  const entries = entriesOf(usage);
  return (
    <section className={styles.MediumUsage} aria-label="Where it is shown">
      <h2 className={styles["MediumUsage-title"]}>
        {entries.length === 0 ? "Shown nowhere" : `Shown in ${entries.length}`}
      </h2>
      <ul className={styles["MediumUsage-list"]}>
        {entries.map(({ id, title, kind, parts }) => (
          <li key={id}>
            <Link to={`/content/${id}`}>{title}</Link>{" "}
            <span className={styles["MediumUsage-kind"]}>
              {[kindWords[kind], ...parts.map(partName)].join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {removing.isError && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(removing.error)}
        </Alert>
      )}
      {usage.length > 0 ? (
        <p className={styles["MediumUsage-words"]}>
          It can be deleted once none of these shows it.
        </p>
      ) : isSure ? (
        <div className={styles["MediumUsage-acts"]}>
          <Button color="red" loading={removing.isPending} onClick={() => removing.mutate()}>
            Delete “{medium.name}”
          </Button>
          <Button variant="default" onClick={() => setIsSure(false)}>
            Keep
          </Button>
        </div>
      ) : (
        <Button variant="light" color="red" onClick={() => setIsSure(true)}>
          Delete
        </Button>
      )}
    </section>
  );
}

type ShowingEntry = Omit<LinkingEntry, "part"> & { readonly parts: readonly string[] };

/** An entry that shows it in several of its parts is one entry. */
function entriesOf(usage: readonly LinkingEntry[]): ShowingEntry[] {
  const entries = new Map<string, ShowingEntry>();
  for (const { part, ...entry } of usage) {
    const parts = entries.get(entry.id)?.parts ?? [];
    entries.set(entry.id, { ...entry, parts: [...parts, part] });
  }
  return [...entries.values()];
}

function partName(part: string): string {
  return part === "common" ? "settings" : languageName(part);
}
