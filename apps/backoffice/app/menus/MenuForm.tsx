import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { UsedDraft } from "../drafting/use-entry-draft.ts";
import { Icon } from "../parts/Icon.tsx";
import { GatesFields } from "../forms/fields/GatesFields.tsx";
import { PartPanel } from "../forms/PartPanel.tsx";
import { emptyPart } from "../forms/empty-part.ts";
import { ItemPanel } from "./ItemPanel.tsx";
import styles from "./MenuForm.module.css";
import { MenuPlace } from "./MenuPlace.tsx";
import { MenuTree } from "./MenuTree.tsx";
import {
  addItem,
  readTree,
  removeItem,
  writeTree,
  type Branch,
  type MenuEntry,
} from "./menu-tree.ts";
import { forgetItem } from "./menu-words.ts";
import { MenuTitles } from "./MenuTitles.tsx";
import { SlotWords } from "./SlotWords.tsx";

export type MenuDesk = {
  readonly used: UsedDraft;
  readonly bucket: DeskBucket;
  readonly items: readonly MenuEntry[];
  readonly tree: readonly Branch[];
  readonly onTree: (tree: readonly Branch[]) => void;
};

/** A menu as one thing: where it stands, its tree, and every item with all that belongs to it. */
export function MenuForm({
  entry,
  used,
  bucket,
}: {
  entry: EditedEntry;
  used: UsedDraft;
  bucket: DeskBucket;
}) {
  const { draft, view } = used;
  const [open, setOpen] = useState<string>();
  const common = view.parts["common"]?.working ?? emptyPart("custom_menu", "common");
  // The part is checked against its schema before it is stored, and here before it is sent.
  const items = (common["items"] ?? []) as readonly MenuEntry[];
  const tree = readTree(items);
  const desk: MenuDesk = {
    used,
    bucket,
    items,
    tree,
    onTree: (next) => draft.type("common", { ...common, items: writeTree(next) }),
  };

  function add(): void {
    const id = uuidv7();
    desk.onTree(addItem(tree, id));
    setOpen(id);
  }

  function remove(id: string): void {
    desk.onTree(removeItem(tree, id));
    for (const [part, { working }] of Object.entries(view.parts)) {
      if (part !== "common") draft.type(part, forgetItem(working, id));
    }
  }

  return (
    <div className={styles.MenuForm}>
      <MenuTitles used={used} bucket={bucket} />
      <PartPanel kind="custom_menu" part="common" used={used} bucket={bucket}>
        <MenuPlace />
        <section className={styles["MenuForm-items"]} aria-label="Items">
          <header className={styles["MenuForm-head"]}>
            <h2>Items</h2>
            <SlotWords entry={entry} common={common} items={items} bucket={bucket} />
          </header>
          <MenuTree
            desk={desk}
            open={open}
            onOpen={(id) => setOpen(id === open ? undefined : id)}
            onRemove={remove}
          >
            {(item) => <ItemPanel desk={desk} item={item} />}
          </MenuTree>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={add}
            w="max-content"
          >
            Add an item
          </Button>
        </section>
        <GatesFields />
      </PartPanel>
    </div>
  );
}
