import { blockEditors, type BlockGroup } from "@croupier/blocks/editor";
import type { BlockType } from "@croupier/blocks/schema";
import { ActionIcon, TextInput, VisuallyHidden } from "@mantine/core";
import { Drawer } from "@puckeditor/core";
import { useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import styles from "./Palette.module.css";
import { pageMoves } from "./page-moves.ts";
import { usePage } from "./use-page.ts";
import { rootZone } from "./walk-content.ts";

const groups: Readonly<Record<BlockGroup, string>> = {
  lead: "To begin with",
  lists: "Lists",
  words: "Words",
  layout: "Layout",
};

/** What can be put on a page: dragged onto it, or added after what is chosen. */
export function Palette({ onAdded }: { readonly onAdded: () => void }) {
  const [search, setSearch] = useState("");
  const [said, setSaid] = useState("");
  const chosen = usePage((page) => page.appState.ui.itemSelector);
  const count = usePage((page) => page.appState.data.content.length);
  const dispatch = usePage((page) => page.dispatch);
  const wanted = search.trim().toLowerCase();
  const found = (Object.keys(blockEditors) as BlockType[]).filter((type) =>
    blockEditors[type].label.toLowerCase().includes(wanted),
  );

  const add = (type: BlockType) => {
    const isNested = chosen?.zone !== undefined && chosen.zone !== rootZone;
    const place =
      chosen === null || (isNested && type === "columns")
        ? { zone: rootZone, index: count }
        : { zone: chosen.zone ?? rootZone, index: chosen.index + 1 };
    dispatch(pageMoves.insert(type, place));
    dispatch(pageMoves.select(place));
    setSaid(`${blockEditors[type].label} was added.`);
    onAdded();
  };

  return (
    <div className={styles.Palette}>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
      <TextInput
        aria-label="Find a block"
        placeholder="Find a block"
        value={search}
        leftSection={<Icon name="search" size={16} />}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <p className={styles["Palette-none"]}>No block of that name.</p>}
      {(Object.keys(groups) as BlockGroup[]).map((group) => {
        const members = found.filter((type) => blockEditors[type].group === group);
        return (
          members.length > 0 && (
            <section key={group} aria-label={groups[group]}>
              <h3 className={styles["Palette-group"]}>{groups[group]}</h3>
              <Drawer>
                {members.map((type) => (
                  <div key={type} className={styles["Palette-row"]}>
                    <Drawer.Item name={type} label={blockEditors[type].label}>
                      {() => (
                        <span className={styles["Palette-block"]}>
                          <svg
                            viewBox="0 0 24 24"
                            width={18}
                            height={18}
                            className={styles["Palette-icon"]}
                            aria-hidden
                          >
                            <path d={blockEditors[type].icon} />
                          </svg>
                          {blockEditors[type].label}
                        </span>
                      )}
                    </Drawer.Item>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      aria-label={`Add ${blockEditors[type].label}`}
                      onClick={() => add(type)}
                    >
                      <Icon name="plus" size={18} />
                    </ActionIcon>
                  </div>
                ))}
              </Drawer>
            </section>
          )
        );
      })}
    </div>
  );
}
