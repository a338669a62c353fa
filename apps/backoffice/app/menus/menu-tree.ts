import type { EntryData } from "@croupier/contracts";

export type MenuEntry = EntryData["custom_menu"]["common"]["items"][number];

/** An item of the first level and those that stand under it. */
export type Branch = { readonly item: MenuEntry; readonly children: readonly MenuEntry[] };

/** Positions leave room, so that a merge of two versions seldom has to number anew. */
const step = 10;

/** A `parentLink` that no item of this menu has stays where it is: it may speak of another menu. */
export function readTree(items: readonly MenuEntry[]): readonly Branch[] {
  const sorted = items.toSorted((one, other) => one.position - other.position);
  const roots = sorted.filter((item) => parentIn(sorted, item) === undefined);
  return roots.map((item) => ({
    item,
    children: sorted.filter((other) => parentIn(sorted, other) === item),
  }));
}

/** Only an item of the first level can have others under it; the first with the address does. */
function parentIn(sorted: readonly MenuEntry[], item: MenuEntry): MenuEntry | undefined {
  if (item.parentLink === undefined) return undefined;
  return sorted.find(
    (other) => other !== item && other.link === item.parentLink && other.parentLink === undefined,
  );
}

export function writeTree(tree: readonly Branch[]): MenuEntry[] {
  return tree
    .flatMap(({ item, children }) => [
      item,
      ...children.map((child) => ({ ...child, parentLink: item.link })),
    ])
    .map((item, index) => ({ ...item, position: (index + 1) * step }));
}

/** Another address of a parent is another `parentLink` of its children. */
export function changeItem(
  tree: readonly Branch[],
  id: string,
  change: (item: MenuEntry) => MenuEntry,
): readonly Branch[] {
  return tree.map(({ item, children }) => ({
    item: item.id === id ? change(item) : item,
    children: children.map((child) => (child.id === id ? change(child) : child)),
  }));
}

export function removeItem(tree: readonly Branch[], id: string): readonly Branch[] {
  return tree.flatMap(({ item, children }) => {
    // Those under it take its place rather than go with it.
    if (item.id === id) return children.map((child) => ({ item: atTop(child), children: [] }));
    return [{ item, children: children.filter((child) => child.id !== id) }];
  });
}

/** Under the item before it. One that has others under it would make a third level, and stays. */
export function indentItem(tree: readonly Branch[], id: string): readonly Branch[] {
  const index = tree.findIndex(({ item }) => item.id === id);
  const [moving, above] = [tree[index], tree[index - 1]];
  if (moving === undefined || above === undefined || moving.children.length > 0) return tree;
  return tree.flatMap((branch) => {
    if (branch === moving) return [];
    if (branch !== above) return [branch];
    return [{ ...branch, children: [...branch.children, moving.item] }];
  });
}

/** Out of its parent, to stand behind it. */
export function outdentItem(tree: readonly Branch[], id: string): readonly Branch[] {
  return tree.flatMap((branch) => {
    const child = branch.children.find((one) => one.id === id);
    if (child === undefined) return [branch];
    const left = { ...branch, children: branch.children.filter((one) => one !== child) };
    return [left, { item: atTop(child), children: [] }];
  });
}

export function addItem(tree: readonly Branch[], id: string): readonly Branch[] {
  return [...tree, { item: { id, position: 0, link: "/" }, children: [] }];
}

function atTop(item: MenuEntry): MenuEntry {
  const { parentLink: _, ...others } = item;
  return others;
}
