import { blockEditors } from "@croupier/blocks/editor";
import { isBlockType } from "@croupier/blocks/schema";
import type { Region } from "@croupier/contracts";
import { ActionIcon, Menu, VisuallyHidden } from "@mantine/core";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { entries } from "../../content/calls.ts";
import { regionWords } from "../../forms/region-words.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useFieldsPlace } from "../fields/fields.context.ts";
import { nameOfBlock } from "../blocks/name-of-block.ts";
import { slotNames, unknownType } from "../blocks/page-blocks.ts";
import styles from "./BlockTree.module.css";
import { dropOn } from "./drop-on.ts";
import { gateWords } from "./gate-words.ts";
import { pageMoves } from "./page-moves.ts";
import { useDragging } from "./use-dragging.ts";
import { usePage } from "./use-page.ts";
import { rootZone, walkContent, type Standing } from "./walk-content.ts";

type Props = {
  readonly hidden: ReadonlySet<string>;
  /** Where a block can be put besides this page. */
  readonly targets: readonly Region[];
  readonly onPut: (region: Region, standing: Standing) => void;
  readonly onDrag: (dragged: Standing | undefined) => void;
};

/** The blocks of the page as a list: chosen, moved, doubled and deleted without a mouse. */
export function BlockTree({ hidden, targets, onPut, onDrag }: Props) {
  const data = usePage((page) => page.appState.data);
  const chosen = usePage((page) => page.selectedItem?.props.id as string | undefined);
  const dispatch = usePage((page) => page.dispatch);
  const [said, setSaid] = useState("");
  const titles = useEntryTitles();
  const standings = walkContent(data);

  const move = (standing: Standing, by: 1 | -1) => {
    const to = standing.index + by;
    if (to < 0 || to >= standing.count) return;
    dispatch(pageMoves.moveWithin(standing, to));
    dispatch(pageMoves.select({ zone: standing.zone, index: to }));
    setSaid(`${nameOfBlock(standing.block)} is now ${to + 1} of ${standing.count}.`);
  };
  const remove = (standing: Standing) => {
    dispatch(pageMoves.leave());
    dispatch(pageMoves.remove(standing));
    setSaid(`${nameOfBlock(standing.block)} is deleted. Undo brings it back.`);
  };

  const { rowProps } = useDragging({
    onDrag,
    onDrop(dragged, target, side) {
      const action = dropOn(dragged, { target, side });
      if (action === undefined) return;
      dispatch(pageMoves.leave());
      dispatch(action);
      setSaid(`${nameOfBlock(dragged.block)} is ${side} ${nameOfBlock(target.block)} now.`);
    },
  });

  const onKeyDown = (event: KeyboardEvent, standing: Standing) => {
    if (event.altKey && event.key === "ArrowUp") move(standing, -1);
    else if (event.altKey && event.key === "ArrowDown") move(standing, 1);
    else if (event.key === "Delete") remove(standing);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <ol className={styles.Tree} aria-label="Blocks of the page">
        {standings.map((standing) => {
          const { block, depth } = standing;
          const { id } = block.props as { id: string };
          const name = titles.get(String(block.props["entry"])) || nameOfBlock(block);
          const gate = gateWords(block.props["gates"]);
          return (
            <li
              key={id}
              className={styles["Tree-row"]}
              style={{ "--depth": depth } as CSSProperties}
              data-chosen={chosen === id || undefined}
              {...rowProps(standing)}
            >
              <button
                type="button"
                className={styles["Tree-block"]}
                aria-current={chosen === id ? "true" : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                onClick={() => dispatch(pageMoves.select(standing))}
                onKeyDown={(event) => onKeyDown(event, standing)}
              >
                <BlockIcon type={block.type} isHidden={hidden.has(id)} />
                <span className={styles["Tree-name"]}>{name}</span>
                {hidden.has(id) && <VisuallyHidden>, not shown in this preview</VisuallyHidden>}
                {gate !== undefined && <span className={styles["Tree-gate"]}>{gate}</span>}
              </button>
              <BlockMenu
                name={name}
                standing={standing}
                columns={standings.filter(({ block }) => block.type === "columns")}
                onMove={(by) => move(standing, by)}
                onRemove={() => remove(standing)}
                regions={block.type === unknownType ? [] : targets}
                onPut={(region) => onPut(region, standing)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Blocks of another entry are called what that entry is called. */
function useEntryTitles(): ReadonlyMap<string, string> {
  const { bucket } = useFieldsPlace();
  const { data } = useQuery(entries({ bucket, kind: "content_block", pageSize: 200 }));
  return new Map(data?.items.map(({ id, title }) => [id, title]));
}

function BlockIcon({ type, isHidden }: { type: string; isHidden: boolean }) {
  if (isHidden || !isBlockType(type)) return <Icon name={isHidden ? "hidden" : "help"} size={16} />;
  return (
    <svg viewBox="0 0 24 24" width={16} height={16} className={styles["Tree-icon"]} aria-hidden>
      <path d={blockEditors[type].icon} />
    </svg>
  );
}

function BlockMenu({
  name,
  standing,
  columns,
  onMove,
  onRemove,
  regions,
  onPut,
}: {
  readonly name: string;
  readonly standing: Standing;
  readonly columns: readonly Standing[];
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly regions: readonly Region[];
  readonly onPut: (region: Region) => void;
}) {
  const dispatch = usePage((page) => page.dispatch);
  const { block, zone, index, count, depth } = standing;
  const targets = columns
    .filter(() => block.type !== "columns")
    .flatMap((target) =>
      slotNames.slice(0, Number(target.block.props["count"] ?? 0)).map((slot, at) => ({
        zone: `${target.block.props.id}:${slot}`,
        label: `Into column ${at + 1} of ${nameOfBlock(target.block)}`,
      })),
    )
    .filter((target) => target.zone !== zone);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={`More about ${name}`}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={index === 0} onClick={() => onMove(-1)}>
          Move up
        </Menu.Item>
        <Menu.Item disabled={index === count - 1} onClick={() => onMove(1)}>
          Move down
        </Menu.Item>
        {depth > 0 && (
          <Menu.Item
            onClick={() => dispatch(pageMoves.moveTo(standing, { zone: rootZone, index: 0 }))}
          >
            Out of the column
          </Menu.Item>
        )}
        {targets.map(({ zone: target, label }) => (
          <Menu.Item
            key={target}
            onClick={() => dispatch(pageMoves.moveTo(standing, { zone: target, index: 0 }))}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item
          disabled={block.type === unknownType}
          onClick={() => dispatch(pageMoves.duplicate(standing))}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item onClick={onRemove}>Delete</Menu.Item>
        {regions.length > 0 && <Menu.Divider />}
        {regions.length > 0 && <Menu.Label>Onto every page, as a draft</Menu.Label>}
        {regions.map((region) => (
          <Menu.Item key={region} onClick={() => onPut(region)}>
            Into the {regionWords[region].toLowerCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
