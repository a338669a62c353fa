import { Button, Modal } from "@mantine/core";
import type { BulkAction } from "./calls.ts";
import type { ActedEntry } from "./acts.context.ts";
import type { Acted } from "./in-batches.ts";
import { Link } from "react-router";
import { editPathOf } from "./kind-words.ts";
import { KeptBack } from "../publishing/KeptBack.tsx";
import { Icon } from "../parts/Icon.tsx";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./BulkResult.module.css";

type Items = readonly Acted[];

export type Outcome = {
  readonly action: BulkAction | "duplicate";
  readonly entries: readonly ActedEntry[];
} & ({ readonly items: Items } | { readonly error: Error });

/** As many as somebody reads; the count says how many there are. */
const namedMax = 50;

const done: Record<Outcome["action"], string> = {
  publish: "published",
  unpublish: "unpublished",
  archive: "archived",
  remove: "deleted",
  undelete: "brought back",
  duplicate: "duplicated",
};

/** Says it in one line while all went well, and entry by entry as soon as something did not. */
export function BulkResult({
  outcome,
  onClose,
}: {
  outcome: Outcome | undefined;
  onClose: () => void;
}) {
  const refused = outcome !== undefined && "items" in outcome ? refusalsIn(outcome) : [];
  const isBad = outcome !== undefined && ("error" in outcome || refused.length > 0);
  return (
    <>
      <output className={styles["BulkResult-said"]}>
        {outcome !== undefined && !isBad && sentenceOfDone(outcome, outcome.entries.length)}
      </output>
      <Modal
        opened={isBad}
        onClose={onClose}
        title={outcome === undefined ? "" : titleOf(outcome, refused.length)}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {outcome !== undefined && "error" in outcome && <p>{sentenceOf(outcome.error)}</p>}
        <ul className={styles["BulkResult-list"]}>
          {refused.slice(0, namedMax).map(({ entry, title, links, hints }) => (
            <li key={entry.id}>
              <Icon name="warning" size={16} />
              <div>
                <b>
                  <Link to={editPathOf(entry)}>{entry.title}</Link>
                </b>
                {title}
                {links.length > 0 && `: ${links.map((link) => link.title).join(", ")}`}
                <KeptBack hints={hints} />
              </div>
            </li>
          ))}
        </ul>
        {refused.length > namedMax && <p>And {refused.length - namedMax} more.</p>}
        <Button fullWidth variant="default" onClick={onClose}>
          Close
        </Button>
      </Modal>
    </>
  );
}

function titleOf(outcome: Outcome, refusedCount: number): string {
  const doneCount = outcome.entries.length - refusedCount;
  if ("error" in outcome || doneCount === 0) return `Nothing was ${done[outcome.action]}`;
  return `${sentenceOfDone(outcome, doneCount)}, ${refusedCount} not`;
}

function sentenceOfDone({ action, entries }: Outcome, count: number): string {
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) return `“${only.title}” was ${done[action]}`;
  return `${count} of ${entries.length} ${done[action]}`;
}

function refusalsIn(outcome: Outcome & { readonly items: Items }) {
  const entries = new Map(outcome.entries.map((entry) => [entry.id, entry]));
  return outcome.items.flatMap(({ id, refusal }) => {
    const entry = entries.get(id);
    if (refusal === null || entry === undefined) return [];
    return [{ entry, title: refusal.title, links: refusal.links ?? [], hints: refusal.hints }];
  });
}
