import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { languageMark } from "../content/language-name.ts";
import { OrderedList } from "../forms/ordering/OrderedList.tsx";
import { gateWords } from "../forms/gate-words.ts";
import { Icon } from "../parts/Icon.tsx";
import { Tag } from "../parts/Tag.tsx";
import styles from "./MenuForm.module.css";
import type { MenuDesk } from "./MenuForm.tsx";
import { indentItem, outdentItem, type Branch, type MenuEntry } from "./menu-tree.ts";
import { wordsOf } from "./menu-words.ts";

type Props = {
  desk: MenuDesk;
  open: string | undefined;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  children: (item: MenuEntry) => ReactNode;
};

/** Two levels, each in the order somebody gives it. Sideways moves between the levels. */
export function MenuTree(props: Props) {
  const { desk } = props;
  return (
    <OrderedList
      items={desk.tree}
      label="Items of the menu"
      keyOf={({ item }) => item.id}
      nameOf={({ item }) => nameOf(desk, item)}
      onMove={desk.onTree}
      onSideways={({ item }, way) => way === "in" && desk.onTree(indentItem(desk.tree, item.id))}
    >
      {(branch) => (
        <div className={styles["MenuForm-branch"]}>
          <Row {...props} item={branch.item} level={1} />
          {branch.children.length > 0 && <Children {...props} branch={branch} />}
        </div>
      )}
    </OrderedList>
  );
}

function Children({ branch, ...props }: Props & { branch: Branch }) {
  const { desk } = props;
  return (
    <div className={styles["MenuForm-children"]}>
      <OrderedList
        items={branch.children}
        label={`Under ${nameOf(desk, branch.item)}`}
        keyOf={({ id }) => id}
        nameOf={(item) => nameOf(desk, item)}
        onMove={(children) =>
          desk.onTree(desk.tree.map((one) => (one === branch ? { ...branch, children } : one)))
        }
        onSideways={({ id }, way) => way === "out" && desk.onTree(outdentItem(desk.tree, id))}
      >
        {(item) => (
          <div className={styles["MenuForm-branch"]}>
            <Row {...props} item={item} level={2} />
          </div>
        )}
      </OrderedList>
    </div>
  );
}

function Row({
  desk,
  open,
  onOpen,
  onRemove,
  item,
  level,
  children,
}: Props & { item: MenuEntry; level: 1 | 2 }) {
  const name = nameOf(desk, item);
  const isOpen = open === item.id;
  const canMoveIn = level === 1 && indentItem(desk.tree, item.id) !== desk.tree;
  return (
    <>
      <div className={styles["MenuForm-row"]}>
        <button
          type="button"
          className={styles["MenuForm-name"]}
          aria-expanded={isOpen}
          onClick={() => onOpen(item.id)}
        >
          {name}
          <small>{item.link}</small>
        </button>
        <Marks desk={desk} item={item} />
        {canMoveIn && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Put ${name} under the item before`}
            onClick={() => desk.onTree(indentItem(desk.tree, item.id))}
          >
            <Icon name="indent" size={16} />
          </ActionIcon>
        )}
        {level === 2 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Take ${name} a level up`}
            onClick={() => desk.onTree(outdentItem(desk.tree, item.id))}
          >
            <Icon name="outdent" size={16} />
          </ActionIcon>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(item.id)}
        >
          <Icon name="bin" size={16} />
        </ActionIcon>
      </div>
      {isOpen && children(item)}
    </>
  );
}

/** What one would otherwise open the item for: who sees it, and where it has no name. */
function Marks({ desk: { used, bucket, items }, item }: { desk: MenuDesk; item: MenuEntry }) {
  const missing = bucket.languages.filter(
    (language) => wordsOf(used.view.parts[language]?.working, item.id).text === undefined,
  );
  const errors = used.view.parts["common"]?.errors ?? new Map<string, string>();
  const place = `items.${items.indexOf(item)}.`;
  const isWrong = [...errors.keys()].some((path) => path.startsWith(place));
  return (
    <span className={styles["MenuForm-marks"]}>
      {isWrong && <Tag tone="bad">To mend</Tag>}
      {item.gates !== undefined && <Tag tone="accent">{gateWords(item.gates)}</Tag>}
      {missing.length > 0 && (
        <Tag tone="warn">{`Not in ${missing.map(languageMark).join(", ")}`}</Tag>
      )}
    </span>
  );
}

function nameOf({ used, bucket }: MenuDesk, { id }: MenuEntry): string {
  const languages = [bucket.languageDefault, ...bucket.languages];
  const said = languages.map((one) => wordsOf(used.view.parts[one]?.working, id).text);
  return said.find((text) => text !== undefined) ?? "New item";
}
