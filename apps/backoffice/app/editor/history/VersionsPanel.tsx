import type { ListedVersion } from "@croupier/contracts";
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
import { groupSittings, type Sitting } from "./group-sittings.ts";
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

/** Every version of a part, sitting by sitting: what each changed, and the way back to it. */
export function VersionsPanel({ blocks = new Map(), ...props }: Props) {
  const { entry, part } = props;
  const all = useQuery(versions({ entry, part }));
  return (
    <Answer query={all} loading={<Waiting rows={4} what="the versions" />}>
      {({ items }) => (
        <ol className={styles.History} aria-label="Versions">
          {groupSittings(items).map((sitting) => {
            const oldest = sitting.at(-1) ?? sitting[0];
            const shared = { ...props, blocks, all: items };
            return sitting.length === 1 ? (
              <OneVersion key={oldest.number} version={oldest} {...shared} />
            ) : (
              // By its oldest: the sitting that is under way grows at the other end.
              <OneSitting key={oldest.number} sitting={sitting} oldest={oldest} {...shared} />
            );
          })}
        </ol>
      )}
    </Answer>
  );
}

type Shared = Required<Props> & { readonly all: readonly ListedVersion[] };

/** What somebody wrote in one go: what it changed as a whole, and each save of it. */
function OneSitting({
  sitting,
  oldest,
  ...shared
}: Shared & { readonly sitting: Sitting; readonly oldest: ListedVersion }) {
  const [isOpen, setOpen] = useState(false);
  const [newest] = sitting;
  const { entry, part, blocks, all, published } = shared;
  const before = all.find(({ number }) => number < oldest.number)?.number;
  const name = `Versions ${oldest.number} to ${newest.number}`;
  return (
    <li className={styles["History-one"]}>
      <button
        type="button"
        className={styles["History-head"]}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{name}</b>
        {newest.number === published && <Tag tone="good">Shown</Tag>}
        <span className={styles["History-who"]}>
          {newest.writtenBy}, saved {sitting.length} times, <Moment at={newest.writtenAt} />
        </span>
      </button>
      {isOpen && (
        <div className={styles["History-sitting"]}>
          {before !== undefined && (
            <Changes
              name={`What ${name.toLowerCase()} changed`}
              {...{ entry, part, blocks, from: before, to: newest.number }}
            />
          )}
          <ol className={styles.History} aria-label={name}>
            {sitting.map((version) => (
              <OneVersion key={version.number} version={version} {...shared} />
            ))}
          </ol>
        </div>
      )}
    </li>
  );
}

function OneVersion({ version, all, ...props }: Shared & { readonly version: ListedVersion }) {
  const [isOpen, setOpen] = useState(false);
  const { number, writtenBy, writtenAt, note } = version;
  return (
    <li className={styles["History-one"]}>
      <button
        type="button"
        className={styles["History-head"]}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <b>Version {number}</b>
        {number === props.published && <Tag tone="good">Shown</Tag>}
        <span className={styles["History-who"]}>
          {writtenBy}, <Moment at={writtenAt} />
        </span>
        {note !== null && <q>{note}</q>}
      </button>
      {isOpen && (
        <Opened
          {...props}
          version={version}
          before={all.find((one) => one.number < number)?.number}
          newest={all[0]?.number ?? number}
        />
      )}
    </li>
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
  readonly version: ListedVersion;
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
