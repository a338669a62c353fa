import type { LinkingEntry } from "@croupier/contracts";
import { useMutation, useQueries } from "@tanstack/react-query";
import { Link } from "react-router";
import { SureDialog } from "../parts/SureDialog.tsx";
import type { ActedEntry } from "./acts.context.ts";
import { linking, removeEntry } from "./calls.ts";
import styles from "./BulkResult.module.css";
import { kindWords } from "./kind-words.ts";

type Props = {
  readonly entries: readonly ActedEntry[];
  readonly onClose: () => void;
  readonly onRemoved: (gone: readonly ActedEntry[]) => void;
  /** In one go, and without those that others link to. */
  readonly onRemoveMany: () => void;
};

/** Beyond this nobody reads what links to each of them, and nobody should have to wait for it. */
const lookedUpMax = 40;

export function DeleteDialog(props: Props) {
  return props.entries.length > lookedUpMax ? <DeleteMany {...props} /> : <DeleteSome {...props} />;
}

function DeleteMany({ entries, onClose, onRemoveMany }: Props) {
  return (
    <SureDialog
      title={`Delete ${entries.length} entries?`}
      act="Delete"
      onAct={onRemoveMany}
      onClose={onClose}
    >
      <p>
        Visitors stop seeing them at once. Every version stays, and it can all be brought back. What
        something else still links to is left as it is, and named afterwards.
      </p>
    </SureDialog>
  );
}

/** What would be left pointing at nothing is said before anything goes. */
function DeleteSome({ entries, onClose, onRemoved }: Props) {
  const answers = useQueries({ queries: entries.map(({ id }) => linking(id)) });
  const isKnown = answers.every(({ isPending }) => !isPending);
  const linked = entries.flatMap((entry, index) => {
    const links = answers[index]?.data?.items ?? [];
    return links.length === 0 ? [] : [{ entry, links }];
  });

  const removing = useMutation({
    // One by one: of many, those that cannot go do not keep the others.
    mutationFn: async () => {
      const gone: ActedEntry[] = [];
      for (const entry of entries) {
        await removeEntry(entry.id, { forced: linked.some((one) => one.entry === entry) });
        gone.push(entry);
      }
      return gone;
    },
    onSuccess: onRemoved,
  });

  const [only] = entries;
  const title =
    entries.length === 1 && only !== undefined
      ? `Delete “${only.title}”?`
      : `Delete ${entries.length} entries?`;
  return (
    <SureDialog
      title={title}
      act={linked.length === 0 ? "Delete" : "Delete anyway"}
      error={removing.error}
      isActing={removing.isPending}
      isReady={isKnown}
      onAct={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        Visitors stop seeing {entries.length === 1 ? "it" : "them"} at once. Every version stays,
        and it can all be brought back.
      </p>
      {linked.length > 0 && (
        <>
          <p>Still linked from elsewhere; those links will lead nowhere:</p>
          <ul className={styles["BulkResult-list"]}>
            {linked.map(({ entry, links }) => (
              <LinksTo key={entry.id} entry={entry} links={links} />
            ))}
          </ul>
        </>
      )}
    </SureDialog>
  );
}

/** Enough to know what it is about. */
const linksMax = 5;

function LinksTo({ entry, links }: { entry: ActedEntry; links: readonly LinkingEntry[] }) {
  return (
    <li>
      <span />
      <span>
        <b>{entry.title}</b>
        {links.slice(0, linksMax).map((link) => (
          <Link key={`${link.id} ${link.part}`} to={`/content/${link.id}`}>
            {`${link.title} (${kindWords[link.kind].toLowerCase()})`}
          </Link>
        ))}
        {links.length > linksMax && `and ${links.length - linksMax} more`}
      </span>
    </li>
  );
}
