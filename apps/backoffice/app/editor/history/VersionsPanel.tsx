import type { EntryVersion } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deskKey } from "../../content/calls.ts";
import type { UsedDraft } from "../../drafting/use-entry-draft.ts";
import { Answer } from "../../parts/Answer.tsx";
import { Moment } from "../../parts/Moment.tsx";
import { Tag } from "../../parts/Tag.tsx";
import { Waiting } from "../../parts/Waiting.tsx";
import { sentenceOf } from "../../sentence-of.ts";
import { diff, restore, versions } from "../calls.ts";
import { changeWords, type BlocksById } from "./change-words.ts";
import styles from "./History.module.css";

type Props = {
  readonly entry: string;
  readonly part: string;
  /** The version visitors see; null while nothing is shown. */
  readonly published: number | null;
  readonly used: UsedDraft;
  /** What stands on the page, where the part is one. */
  readonly blocks?: BlocksById;
};

/** Every version of a part, what each changed, and the way back to it. */
export function VersionsPanel({ entry, part, published, used, blocks = new Map() }: Props) {
  const all = useQuery(versions({ entry, part }));
  const [open, setOpen] = useState<number | undefined>();
  return (
    <Answer query={all} loading={<Waiting rows={4} what="the versions" />}>
      {({ items }) => (
        <ol className={styles.History} aria-label="Versions">
          {items.map((version, at) => (
            <li key={version.number} className={styles["History-one"]}>
              <button
                type="button"
                className={styles["History-head"]}
                aria-expanded={open === version.number}
                onClick={() => setOpen(open === version.number ? undefined : version.number)}
              >
                <b>Version {version.number}</b>
                {version.number === published && <Tag tone="good">Shown</Tag>}
                <span className={styles["History-who"]}>
                  {version.writtenBy}, <Moment at={version.writtenAt} />
                </span>
                {version.note !== null && <q>{version.note}</q>}
              </button>
              {open === version.number && (
                <Opened
                  version={version}
                  before={items[at + 1]?.number}
                  newest={items[0]?.number ?? version.number}
                  published={published}
                  entry={entry}
                  part={part}
                  blocks={blocks}
                  used={used}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </Answer>
  );
}

function Opened({
  version: { number },
  before,
  newest,
  published,
  entry,
  part,
  used,
  blocks,
}: Required<Props> & {
  readonly version: EntryVersion;
  readonly before: number | undefined;
  readonly newest: number;
}) {
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: async () => {
      // What is typed and not saved yet becomes a version of its own first: nothing is lost.
      await used.draft.flush();
      const basedOn = used.draft.view().parts[part]?.basedOn ?? newest;
      return restore({ entry, part, number, basedOn });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <div className={styles["History-opened"]}>
      {before !== undefined && (
        <Changes
          name={`What version ${number} changed`}
          {...{ entry, part, blocks, from: before, to: number }}
        />
      )}
      {published !== null && published !== number && (
        <Changes
          name="Compared with what visitors see"
          {...{ entry, part, blocks, from: published, to: number }}
        />
      )}
      {number !== newest && (
        <Button
          variant="default"
          size="xs"
          loading={restoring.isPending}
          onClick={() => restoring.mutate()}
        >
          Restore version {number}
        </Button>
      )}
      {restoring.isError && <p role="alert">{sentenceOf(restoring.error)}</p>}
    </div>
  );
}

type Compared = {
  readonly name: string;
  readonly entry: string;
  readonly part: string;
  readonly from: number;
  readonly to: number;
  readonly blocks: BlocksById;
};

/** A difference in words: which block, which of its words, before and after. */
function Changes({ name, blocks, ...compared }: Compared) {
  const found = useQuery(diff(compared));
  return (
    <section aria-label={name}>
      <h3 className={styles["History-name"]}>{name}</h3>
      <Answer query={found} loading={<Waiting rows={1} what="what changed" />}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p className={styles["History-none"]}>Nothing.</p>
          ) : (
            <ul className={styles["History-changes"]}>
              {changes.map((change) => {
                const { what, where, before, after } = changeWords(change, blocks);
                return (
                  <li key={`${change.what} ${change.path}`}>
                    <span className={styles["History-where"]}>
                      {what}: {where}
                    </span>
                    {before !== undefined && <del>{before}</del>}
                    {after !== undefined && <ins>{after}</ins>}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
