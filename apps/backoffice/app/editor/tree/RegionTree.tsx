import type { Block, Region, RegionEntry } from "@croupier/contracts";
import { Alert, VisuallyHidden } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type DragEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { editPathOf, kindWords } from "../../content/kind-words.ts";
import { regionWords } from "../../forms/region-words.ts";
import { Icon } from "../../parts/Icon.tsx";
import { sentenceOf } from "../../sentence-of.ts";
import { nameOfBlock } from "../blocks/name-of-block.ts";
import { toStored } from "../blocks/page-blocks.ts";
import { regionEntries } from "../calls.ts";
import { useFieldsPlace } from "../fields/fields.context.ts";
import type { Onlooker } from "../preview/onlooker.ts";
import { BlockTree } from "./BlockTree.tsx";
import { pageMoves } from "./page-moves.ts";
import { putIntoRegion } from "./put-into-region.ts";
import styles from "./RegionTree.module.css";
import { usePage } from "./use-page.ts";
import type { Standing } from "./walk-content.ts";

/** From the top of a page to its foot, and what opens over it last. */
const order = Object.keys(regionWords) as Region[];

type Props = {
  readonly hidden: ReadonlySet<string>;
  readonly onlooker: Onlooker;
  /** Where the blocks that are edited here stand; undefined for those that stand in no region. */
  readonly own: Region | undefined;
  /** The entry that is open: it is not offered to itself. */
  readonly entry: string;
};

/**
 * The page with everything around it. Its own blocks are edited here; what stands on every page is
 * written in entries of its own, and leads there.
 */
export function RegionTree({ hidden, onlooker, own, entry }: Props) {
  const { bucket, language } = useFieldsPlace();
  const [dragged, setDragged] = useState<Standing>();
  const { data: found = [] } = useQuery(regionEntries({ bucket, onlooker }));
  const dispatch = usePage((page) => page.dispatch);
  const putting = useMutation({
    mutationFn: async ({ region, block }: { region: Region; block: Block; from: Standing }) => {
      const there = found.find((one) => one.region === region && one.kind === "content_block");
      return putIntoRegion({ bucket, region, entry: there?.id, language, block });
    },
    onSuccess(_entry, { from }) {
      dispatch(pageMoves.leave());
      dispatch(pageMoves.remove(from));
    },
  });
  const put = (region: Region, from: Standing) => {
    const [block] = toStored({ content: [from.block] });
    if (block !== undefined) putting.mutate({ region, block, from });
  };
  const tree = (
    <BlockTree
      hidden={hidden}
      targets={own === undefined ? [] : order.filter((region) => region !== own)}
      onPut={put}
      onDrag={setDragged}
    />
  );
  if (own === undefined) return tree;
  return (
    <div className={styles.Regions}>
      {putting.isError && (
        <Alert color="red" role="alert">
          {sentenceOf(putting.error)}
        </Alert>
      )}
      <output className={styles["Regions-said"]}>
        {putting.isSuccess && (
          <>
            {nameOfBlock(putting.variables.block)} is in a draft of the{" "}
            {regionWords[putting.variables.region].toLowerCase()} now, and shows on every page once
            that is published. <Link to={`/content/${putting.data}/edit`}>Open it</Link>
          </>
        )}
      </output>
      {order.map((region) => (
        <RegionPlace
          key={region}
          region={region}
          entries={found.filter((one) => one.region === region && one.id !== entry)}
          onDrop={region === own || dragged === undefined ? undefined : () => put(region, dragged)}
        >
          {region === own && tree}
        </RegionPlace>
      ))}
    </div>
  );
}

function RegionPlace({
  region,
  entries,
  onDrop,
  children,
}: {
  readonly region: Region;
  readonly entries: readonly RegionEntry[];
  /** Undefined while nothing is dragged that could be let go here. */
  readonly onDrop: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const isEmpty = entries.length === 0 && children === false;
  return (
    <section
      className={styles["Regions-place"]}
      aria-label={regionWords[region]}
      {...useDropPlace(onDrop)}
    >
      <h3 className={styles["Regions-name"]}>{regionWords[region]}</h3>
      {children}
      {entries.length > 0 && (
        <ul className={styles["Regions-entries"]}>
          {entries.map((one) => (
            <Elsewhere key={one.id} entry={one} />
          ))}
        </ul>
      )}
      {isEmpty && <p className={styles["Regions-none"]}>Nothing here</p>}
    </section>
  );
}

/** By mouse alone: the menu of a block leads to the same regions. */
function useDropPlace(onDrop: (() => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (onDrop === undefined) return {};
  return {
    "data-open": true,
    "data-over": isOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onDrop();
    },
  };
}

/** What is written in another entry, and stands here on every page. */
function Elsewhere({ entry }: { readonly entry: RegionEntry }) {
  const { kind, title, blocks, itemCount, isSeen } = entry;
  const [first, ...others] = blocks.map(nameOfBlock);
  const name = title ?? first ?? kindWords[kind];
  const facts =
    kind === "custom_menu"
      ? `${itemCount} ${itemCount === 1 ? "item" : "items"}`
      : others.length > 0 && `and ${others.length} more`;
  return (
    <li>
      <Link className={styles["Regions-entry"] ?? ""} to={editPathOf(entry)} draggable={false}>
        <Icon name={isSeen ? (kind === "custom_menu" ? "menu" : "link") : "hidden"} size={16} />
        <span className={styles["Regions-title"]}>{name}</span>
        {!isSeen && <VisuallyHidden>, not shown in this preview</VisuallyHidden>}
        <span className={styles["Regions-facts"]}>{facts}</span>
      </Link>
    </li>
  );
}
